"""The style sheet of boards: custom properties and a few classes under `.board`. Sizes are in board units.

Classes inside symbols begin with `s-` and stand alone: a used symbol has no ancestors to select by.
"""

from functools import cache
from typing import Final

from trois.draw.palette import FILLS, properties

_RULES: Final = """
.board{display:block;width:100%;height:auto;overflow:visible;font-family:"Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",system-ui,sans-serif;font-variant-numeric:tabular-nums}
.board.sprite{position:absolute;width:0;height:0}
.board{font-size:12px}
.board text{fill:var(--ink)}
.die-red{fill:var(--die-red)}.die-yellow{fill:var(--die-yellow)}.die-white{fill:var(--die-white)}.die-black{fill:var(--die-black)}
.die-edge{stroke:var(--line);stroke-width:1.4}
.die-body{stroke:var(--line);stroke-width:2.2}
.die-light{stroke:var(--pip-light);stroke-opacity:.5;stroke-width:2.4;stroke-linecap:round}
.cube-top{fill:var(--pip-light);fill-opacity:.38}
.cube-side{fill:var(--coal);fill-opacity:.16}
.pip-dark{fill:var(--pip-dark)}
.pip-light{fill:var(--pip-light)}
.pip-edge{stroke:var(--pip-dark);stroke-width:1.1}
.board path.pip-edge{fill:var(--die-white)}
.board .die-letter{text-anchor:middle;font-weight:700;fill:var(--pip-dark)}
.board .on-red-sign{fill:var(--die-red)}
.card-paper{fill:var(--card);stroke:var(--ink);stroke-width:1.4}
.card-shadow{fill:var(--shade)}
.card-rule{fill:none;stroke:var(--ink);stroke-width:1.4}
.card-tab{fill:var(--card);stroke:var(--ink);stroke-width:1.4}
.card-back{fill:var(--paper);stroke:var(--ink-2);stroke-width:1.2}
.card-back-hatch{fill:url(#hatch-back);stroke:none}
.card-back-disc{fill:var(--paper);stroke:var(--ink-2);stroke-width:1.2}
.place{fill:none;stroke:var(--ink-2);stroke-width:1.2;stroke-dasharray:3 2.5}
.place.full{fill:var(--paper-2);stroke-dasharray:none}
.plaque{fill:var(--card);stroke:var(--line);stroke-width:1.2}
.plan{fill:none;stroke:var(--ink-2);stroke-width:1.2;stroke-dasharray:3 3;opacity:.75}
.dash{fill:none;stroke:var(--rule);stroke-dasharray:3 2}
.fine{fill:none;stroke:var(--ink-2);stroke-width:1.2}
.spot{fill:var(--paper);stroke:var(--ink-2);stroke-width:1.2}
.spot.large{fill:var(--paper-2)}
.field{fill:var(--band-yellow);stroke:var(--ink-2);stroke-width:1.2}
.pill{fill:var(--card);stroke:var(--ink-2);stroke-width:1.2}
.threat{fill:var(--card);stroke:var(--bad);stroke-width:1.6}
.band-red{fill:var(--band-red)}.band-white{fill:var(--band-white)}.band-yellow{fill:var(--band-yellow)}
.plaza{fill:var(--plaza)}.road{fill:var(--road);stroke:var(--ink-2);stroke-width:1.2}.sky-2{fill:var(--sky-2)}
.own-quarter{fill:var(--card)}
.paving{fill:none;stroke:var(--ink-2);stroke-opacity:.28;stroke-width:1.2}
.street{fill:none;stroke:var(--paper);stroke-width:8}
.street-line{fill:none;stroke:var(--ink-2);stroke-width:1.2;stroke-dasharray:2 4}
.square-edge{fill:none;stroke:var(--ink);stroke-width:2.2}
.bars{fill:none;stroke:var(--stone);stroke-width:1.2}
.town-ground{fill:var(--paper-2);opacity:.55}.hills{fill:var(--leaf);opacity:.22}
.cloud{fill:var(--card);stroke:var(--ink-2);stroke-width:1;opacity:.9}
.town-street{fill:none;stroke:var(--ink);stroke-width:1.4}
.stakes{fill:none;stroke:var(--ink-2);stroke-width:1.2;stroke-linecap:round}
.grass{fill:none;stroke:var(--leaf);stroke-width:1.4;stroke-linecap:round}
.pile-edge{fill:var(--paper-2);stroke:var(--ink-2);stroke-width:1}
.plaza-floor{fill:var(--card);stroke:var(--ink);stroke-width:1.6}
.bricks{fill:none;stroke:var(--rule);stroke-width:1}
.plaza-field{fill:var(--choice);fill-opacity:.08}
.rampart-lines{stroke:var(--ink)}
.rampart-card{fill:var(--paper-2);stroke:var(--ink);stroke-width:1.4;stroke-linejoin:round}
.awning{fill:var(--wood);stroke:var(--ink);stroke-width:1.1}.awning.light{fill:var(--card)}
.circle-to-come{fill:none;stroke:var(--ink-2);stroke-width:1.1;stroke-dasharray:2.5 2.5}
.price-pill{fill:var(--card);stroke:var(--choice);stroke-width:1.4}
.pointer{stroke:var(--ink);stroke-width:1.1;stroke-linejoin:round}
.ground-shadow{fill:var(--ink);opacity:.16}
.board text.bad{fill:var(--bad)}
.w-rim{fill:var(--rim)}
.star{fill:var(--lit)}.postcard-edge{fill:none;stroke:var(--paper);stroke-width:28}.sky-red{fill:var(--sky-red)}.sky-white{fill:var(--sky-white)}.sky-yellow{fill:var(--sky-yellow)}.sky{fill:var(--sky)}
.w-ink,.w-thin,.w-hair{fill:none;stroke:var(--line);stroke-linejoin:round;stroke-linecap:round;stroke-width:2.2}
.w-thin{stroke-width:1.2}
.w-hair{stroke-width:.8;opacity:.5}
.w-hatch{fill:url(#hatch)}
.w-dot{fill:var(--line)}
.w-limb{fill:none;stroke-linejoin:round;stroke-linecap:round}
.board .m{font-size:15px}
.board .l{font-size:22px}
.board .name{font-family:var(--serif,"Iowan Old Style",Palatino,"Palatino Linotype",Georgia,"Liberation Serif",serif)}
.board .b{font-weight:700}
.board .light{font-weight:400}
.board .c{text-anchor:middle}
.board .e{text-anchor:end}
.board .soft{fill:var(--ink-2)}
.board .on{fill:currentColor}
.board .gain{fill:var(--good)}
.board .loss{fill:var(--bad)}
.s-body{stroke:var(--edge);stroke-width:1.8;stroke-linejoin:round}
.s-thin{fill:none;stroke:var(--edge);stroke-width:1.3}
.s-line{fill:none;stroke:currentColor;stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.s-mark{fill:currentColor;stroke:none}
.s-mark-line{fill:none;stroke:currentColor;stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
.s-strike,.board .strike{fill:none;stroke:var(--bad);stroke-width:4;stroke-linecap:round}
.board .panel{fill:var(--paper-2)}
.board .sheet{fill:var(--paper)}
.board .wash-red{fill:var(--wash-red)}
.board .wash-yellow{fill:var(--wash-yellow)}
.board .wash-white{fill:var(--wash-white)}
.board .rule{fill:none;stroke:var(--ink-2);stroke-width:1}
.board .ink{fill:none;stroke:var(--ink);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.board .bold{fill:none;stroke:var(--ink);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.board .cell{fill:var(--paper);stroke:var(--ink-2);stroke-width:1}
.board .stone{fill:var(--paper-2);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round}
.board .slot{fill:var(--paper-2);stroke:var(--ink-2);stroke-width:1}
.board .dash{fill:none;stroke:var(--ink-2);stroke-width:1;stroke-dasharray:3 3}
.board .piece{stroke:var(--edge);stroke-width:1.2}
.board .outline{fill:none;color:var(--ink-2);--edge:var(--ink-2)}
.board .plain{fill:var(--paper);color:var(--ink-2);--edge:var(--ink-2)}
.board .inked{fill:var(--ink);color:var(--paper);--edge:var(--ink)}
.board .laid{opacity:.75}
.board .faint{opacity:.45}
.board .band{fill:var(--ink-2);fill-opacity:.22}
.board .ring{fill:none;stroke:var(--ink-2);stroke-width:1.3}
.board .black{--edge:var(--ink-2)}
.board .halo{fill:var(--choice);fill-opacity:0;stroke:var(--choice);stroke-width:2.2}
.board .choice{cursor:pointer;text-decoration:none;transition:translate .12s}
.board .choice:focus{outline:none}
.board .choice:hover,.board .choice:focus-visible,.board .choice[aria-current]{translate:0 -2px}
.board .choice:hover .halo,.board .choice:focus-visible .halo,.board .choice[aria-current] .halo{stroke-width:4;filter:drop-shadow(0 0 3px var(--choice))}
.board .chosen{fill:none;stroke:var(--choice);stroke-width:3;stroke-dasharray:5 3}
.board .halo.paid{stroke-width:1.4;stroke-opacity:.6;filter:none}
.tag{fill:var(--choice)}
.tag-price{fill:var(--paper);stroke:var(--choice);stroke-width:1;stroke-opacity:.5}
.board text.on-tag{fill:var(--on-choice)}
.board text.on-ink{fill:var(--paper)}
.board text.on-coal{fill:var(--white)}
.wheat path{stroke:var(--ink-2)}
.w-plan{fill:none;stroke:var(--ink-2);stroke-linejoin:round;stroke-linecap:round;stroke-width:1.3;stroke-opacity:.8}
.cell-paper{fill:var(--card);stroke:var(--ink-2);stroke-width:1}
.built{stroke:var(--ink);stroke-width:1.8}
.void{fill:var(--paper-2);fill-opacity:.72}
.brush{fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linecap:round}
.pen-stroke{fill:none;stroke:var(--ink);stroke-width:1.7;stroke-linecap:round}
.tick-disc{fill:var(--ink);stroke:var(--ink)}
.pill.done{fill:var(--coal);stroke:var(--ink)}
.pill.lost{fill:var(--paper-2);stroke:var(--ink-2)}
.tick-line{fill:none;stroke:var(--paper);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.to-come{fill:var(--card);stroke:var(--ink-2);stroke-width:1}
.to-come.large{stroke-width:1.6}
.ghost{opacity:.28}
.come{stroke:var(--ink);stroke-width:.8}
.bar{fill:var(--ink-2);fill-opacity:.2}
.bar.full{stroke:var(--ink);stroke-width:1.3}
.callout-disc{fill:var(--ink);stroke:var(--card);stroke-width:2}
.band-edge{fill:none;stroke:var(--rule);stroke-width:1.2}
.wheel{fill:var(--paper-2)}
.spoke{fill:none;stroke:var(--rule);stroke-width:1.4}
.arc{fill:none;stroke:var(--ink);stroke-width:4;stroke-linecap:round}
.arc.rest{stroke:var(--ink-2);stroke-width:1.4}
.hub{fill:var(--card);stroke:var(--ink);stroke-width:2.2}
.half{fill:var(--card);stroke:var(--ink-2);stroke-width:1}
.half.past{fill:var(--ink)}
.half.now{fill:var(--choice)}
.tile{stroke:var(--ink);stroke-width:1.8;stroke-linejoin:round}
.veil{fill:var(--paper-2);fill-opacity:.55}
.struck{fill:var(--paper);stroke:var(--ink);stroke-width:2}
.struck-line{fill:none;stroke:var(--ink);stroke-width:2.6;stroke-linecap:round}
.chosen-ring{fill:none;stroke:var(--choice);stroke-width:4}
.chosen-disc{fill:var(--choice);stroke:var(--paper);stroke-width:2}
.chosen-tick{fill:none;stroke:var(--on-choice);stroke-width:2.6;stroke-linecap:round;stroke-linejoin:round}
.tab-strike{fill:none;stroke:var(--bad);stroke-width:2.6;stroke-linecap:round}
.tab-raid{fill:var(--stone);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round}
.tab-banquet{fill:var(--card);stroke:var(--ink);stroke-width:1.6}
.board text.on-raid{fill:var(--line)}
.rival{fill:var(--paper-2);fill-opacity:.6}
.small-cell{fill:var(--card);stroke:var(--ink-2);stroke-width:.7}
.small-cell-built{stroke:var(--ink);stroke-width:1.6}
.map-built{stroke:var(--ink);stroke-width:1.1}
.map-both{stroke:var(--ink-2);stroke-width:.7;opacity:.5}
.small-cross{fill:none;stroke:var(--ink-2);stroke-width:1.3}
.only-you{fill:none;stroke:var(--ink-2);stroke-width:1;stroke-dasharray:2 2}
.ready{fill:var(--ink);stroke:var(--ink-2);stroke-width:1.4}
.ready.not{fill:none}
.chance{fill:none;stroke:var(--choice);stroke-width:2;stroke-dasharray:6 5}
.arch-new{fill:none;stroke:var(--choice);stroke-width:2.6}
.push{fill:none;stroke:var(--bad);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.card-ground{fill:var(--card)}
@media (forced-colors:active){.board .halo{stroke:Highlight}}
"""


@cache
def rules() -> str:
    """The classes of boards, without the properties."""
    fills = "".join(f".board .{fill}{{fill:var(--{fill});color:var(--on-{fill})}}\n" for fill in FILLS)
    lines = "".join(f".board .line-{fill}{{fill:none;stroke:var(--{fill})}}\n" for fill in FILLS)
    return _RULES.lstrip() + fills + lines


@cache
def css() -> str:
    """Properties and classes for a page: dark by the system's wish or by `data-theme` on the root."""
    light, dark = properties(dark=False), properties(dark=True)
    return (
        f":root{{{light}}}\n"
        f'@media (prefers-color-scheme:dark){{:root:not([data-theme="light"]){{{dark}}}}}\n'
        f':root[data-theme="dark"]{{{dark}}}\n'
        f"{rules()}"
    )
