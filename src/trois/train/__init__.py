"""Learning to judge: games are played, positions and how they ended are kept, networks are trained from them.

    python -m trois.train play troyes --minutes 5 --jobs 8 --out data
    python -m trois.train learn data --out judgement.bin

Playing needs nothing but this package and is worth it compiled; learning needs the extra [train].
"""
