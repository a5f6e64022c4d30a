"""What small windows got wrong once: a squeezed hint, a board that was gone at the end, a review piled up."""

from tests.web.chromium import PHONE, MakePlayer, Player

TABLET = {"width": 768, "height": 1024}
REVIEW_MS = 100_000
BOXES = "selector => [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect()).map((b) => [b.left, b.top, b.right, b.bottom])"


def boxes(one: Player, selector: str) -> list[list[float]]:
    found: list[list[float]] = one.page.evaluate(BOXES, selector)
    return found


def test_a_hint_names_its_choice_in_one_line_with_the_reason_below(player: MakePlayer) -> None:
    ada = player(size=PHONE, reduced_motion="reduce")
    ada.open("troyes", "me", "bot-random")
    ada.wait_for_turn()
    ada.page.click("#hint")
    ada.page.wait_for_selector(".advice")
    for (left, _, right, _), phrase, why in zip(
        boxes(ada, ".advice button"), boxes(ada, ".advice .phrase"), boxes(ada, ".advice .why"), strict=True
    ):
        assert phrase[2] - phrase[0] > (right - left) / 2
        assert why[1] >= phrase[3]
        assert why[2] - why[0] > (right - left) * 0.8


def test_the_end_and_its_review_on_small_windows(player: MakePlayer) -> None:
    ada = player(size=PHONE, reduced_motion="reduce")
    table = ada.open("troyes-dice", "bot-random", "bot-random")
    ada.page.wait_for_selector(".over", timeout=120_000)
    ada.page.evaluate(
        "() => { document.getElementById('live').classList.add('on-players'); dispatchEvent(new Event('resize')); }"
    )
    assert all(part.is_visible() for part in ada.page.locator(".boards .part").all())
    ada.page.goto(f"{table.partition('?')[0]}/review")
    ada.page.wait_for_selector(".judging", timeout=REVIEW_MS)
    for size in (PHONE, TABLET):  # the cookie still tells of the other window when the page comes
        ada.context.add_cookies([{"name": "frame", "value": "medium", "url": table}])
        ada.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        ada.page.reload()
        ada.page.wait_for_selector(".judging .boards.parts")
        (judged,), (boards,), (whole,) = (boxes(ada, each) for each in (".judged", ".boards", ".whole"))
        assert judged[3] <= boards[1] + 1
        assert boards[3] <= whole[1] + 1
        assert ada.fits()
