"""Explanations on every point, long presses, tabs in small windows, dice as toggles."""

from tests.web.chromium import MakePlayer, Player


def played(one: Player, seats: int, language: str, steps: int = 14, on_board: bool = True) -> None:
    one.page.goto("/")
    one.context.add_cookies([{"name": "language", "value": language, "url": one.page.url}])
    one.open("troyes", "me", *["bot-random"] * (seats - 1))
    for step in range(steps):
        if not one.wait_for_turn():
            break
        one.choose(step * 7, on_board=on_board and step % 2 == 0)
    one.wait_for_turn()


HIGHEST = """() => [...document.querySelectorAll(".part")].filter((e) => e.checkVisibility()).sort(
  (a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0].dataset.tabOf"""


def test_a_small_window_gets_the_parts_in_tabs(player: MakePlayer) -> None:
    """On a tablet the chosen part stands above the others, on a phone alone."""
    ada = player(size={"width": 1024, "height": 768})
    ada.open("troyes", "me", "bot-random")
    ada.wait_for_turn()
    ada.page.wait_for_selector(".boards.parts")
    assert ada.page.locator(".tabs [data-tab]:visible").count() == 4
    assert ada.page.locator(".part:visible").count() == 4
    for tab in ("events", "cathedral"):
        ada.page.click(f".tabs [data-tab={tab}]")
        assert ada.page.evaluate(HIGHEST) == tab
    assert ada.fits()
    ada.page.click("[data-fold]")
    assert ada.page.locator(".goods").is_visible()
    assert not ada.page.locator("[data-choice]").first.is_visible()
    ada.page.set_viewport_size({"width": 390, "height": 844})
    assert ada.page.locator(".part:visible").count() == 1
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.page.wait_for_selector("svg.whole[data-frame=medium]")


PLACES = """() => [...document.querySelectorAll("[data-choice]")].filter((one) => one.checkVisibility()).map((one) => {
  const { x, y } = one.getBoundingClientRect();
  return `${one.id} ${x} ${y}`;
})"""


def test_pointing_at_a_choice_moves_none(player: MakePlayer) -> None:
    """What the goods would become takes no room, or choices would flee the pointer and come back again and again."""
    ada = player()
    ada.page.goto("/")
    ada.speak("fr")
    ada.open("troyes-dice", "me", "bot-novice", "bot-novice")
    for _ in range(4):
        ada.wait_for_turn()
        ada.page.mouse.move(0, 0)
        choices, before = ada.page.locator("[data-choice]:visible"), ada.page.evaluate(PLACES)
        for number in range(choices.count()):
            choices.nth(number).hover()
            assert ada.page.evaluate(PLACES) == before
        ada.choose()


def test_every_point_of_a_card_explains_it(player: MakePlayer) -> None:
    """81 points of each open card, whether it can be chosen or not."""
    ada = player(size={"width": 1440, "height": 900})
    played(ada, 2, "en", 8)
    missed = ada.page.evaluate(
        """() => [...document.querySelectorAll("svg.whole g[data-explain]")].flatMap((card) => {
          const paper = card.querySelector(".card-paper");
          if (!paper) return [];
          const box = paper.getBoundingClientRect(), missed = [];
          for (let i = 1; i <= 9; i += 1) for (let j = 1; j <= 9; j += 1) {
            const x = box.left + box.width * i / 10, y = box.top + box.height * j / 10;
            if (document.elementFromPoint(x, y)?.closest("[data-explain]") !== card) missed.push(card.dataset.explain);
          }
          return missed;
        })"""
    )
    assert missed == []
    card = ada.page.locator("svg.whole g[data-explain=marauding]")
    card.hover()
    tip = ada.page.locator("#tip")
    tip.wait_for(state="visible")
    assert "Marauding" in tip.inner_text()
    assert "Black dice each round: 1." in tip.inner_text()


def test_a_long_press_explains_and_chooses_nothing(player: MakePlayer) -> None:
    ada = player(size={"width": 390, "height": 844}, has_touch=True)
    played(ada, 2, "en", 8, on_board=False)
    ada.page.click(".tabs [data-tab=events]")
    before = ada.state["number"]
    touched = ada.page.evaluate(
        """async () => {
          const card = [...document.querySelectorAll(".part.current [data-explain]")].find((e) => e.getBoundingClientRect().width);
          const box = card.getBoundingClientRect();
          const at = { bubbles: true, cancelable: true, pointerType: "touch", clientX: box.left + 20, clientY: box.top + 20 };
          const target = card.querySelector(".choice *") ?? card.firstElementChild;
          target.dispatchEvent(new PointerEvent("pointerdown", at));
          await new Promise((resolve) => setTimeout(resolve, 650));
          const shown = !document.getElementById("tip").hidden;
          target.dispatchEvent(new PointerEvent("pointerup", at));
          target.dispatchEvent(new PointerEvent("click", at));
          return shown;
        }"""
    )
    assert touched
    ada.page.wait_for_timeout(300)
    assert ada.state["number"] == before


def test_a_finger_beside_a_small_choice_means_the_nearest(player: MakePlayer) -> None:
    ada = player(size={"width": 390, "height": 844}, has_touch=True)
    ada.open("tournay", "me", "bot-random")
    assert ada.wait_for_turn()
    found = ada.page.evaluate(
        """async () => {
          const { choiceAt } = await import(document.querySelector("script[src*='/live.js']").src.replace("live.js", "draft.js"));
          const small = [...document.querySelectorAll("[data-action]")].find((one) => one.checkVisibility());
          const { left, width, bottom, height } = small.getBoundingClientRect();
          const far = Math.max(0, (40 - height) / 2);
          const at = (y) => choiceAt({ target: small.closest("svg"), clientX: left + width / 2, clientY: y });
          return [at(bottom + far / 2) === small, at(bottom + far + 900) === undefined];
        }"""
    )
    assert found == [True, True]


def test_dice_are_toggles_in_any_order(player: MakePlayer) -> None:
    ada = player(size={"width": 1440, "height": 900}, reduced_motion="reduce")
    ada.open("troyes", "me", "bot-random")
    for step in range(60):
        assert ada.wait_for_turn()
        if ada.page.locator("#send").count() and ada.page.locator("[data-choice][aria-pressed]").count() > 1:
            break
        ada.choose(step * 5)
    send, dice = ada.page.locator("#send"), ada.page.locator("[data-choice][aria-pressed]")
    assert send.is_disabled()
    last = dice.nth(dice.count() - 1)
    last.click()
    assert last.get_attribute("aria-pressed") == "true"
    number = ada.state["number"]
    last.click()
    if (
        last.get_attribute("aria-pressed") == "true"
    ):  # two alike: the other one was picked, a third click takes both out
        last.click()
    assert last.get_attribute("aria-pressed") == "false"
    assert send.is_disabled()
    assert ada.state["number"] == number
    ada.choose(dice.count() - 1)
    assert ada.state["number"] != number
