"""`trois` with clocks of processor time: on a busy machine bots get the time that they are meant to have.

python benchmarks/by_processor_time.py arena tournay --bots master,expert --turn-seconds 0.05 --beats 0.7

For one process: with `--jobs` the others would use the usual clock.
"""

import sys
import time

from trois.cli import main

if __name__ == "__main__":
    time.monotonic = time.process_time
    sys.exit(main(sys.argv[1:]))
