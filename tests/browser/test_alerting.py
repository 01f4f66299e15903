"""A push in a real browser: the worker shows it, and a click on it leads to the table.

The push service between server and browser is left out, as the browser would ask its maker's for
one: DevTools hands the worker what it would decrypt. Nor does a browser without a screen let
anybody click on a notification: the event is made by hand, and such a one may open no window, so
that which address the worker asks for is noted instead, and gone to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import expect
from tests.browser.seat import Person

from caserne.server.alerts.wording import Waiting, compose

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from tests.server.harness import Running

SHOWN = """async (wanted) => {
    const registration = await navigator.serviceWorker.ready;
    for (let tries = 0; tries < 1000; tries++) {
        const shown = await registration.getNotifications();
        if (shown.some(({ title }) => title === wanted))
            return shown.map(({ title, body, data }) => ({ title, body, data }));
        await new Promise((done) => setTimeout(done, 20));
    }
    return [];
}"""
CLICKED = """async () => {
    const [notification] = await registration.getNotifications();
    const asked = new Promise((done) => (clients.openWindow = async (address) => done(address)));
    dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return [await asked, (await registration.getNotifications()).length];
}"""


def test_a_push_is_shown_and_leads_to_the_table(browser: Browser, server: Running) -> None:
    """What the server says is shown in its words, once for all turns, and clicked away."""
    table, (token,) = server.make({"name": "Ana"}, firefighters=1)
    ana = Person(browser, server.url, keeps=True)
    ana.remember(table, {0: token})
    ana.page.context.grant_permissions(["notifications"], origin=server.url)
    ana.go("/")
    ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null", polling=50)
    for count in (2, 1):
        tables = [Waiting(table, "flashpoint"), Waiting("other234", "feurio")][:count]
        alert = compose("turn", "fr", tables)
        push(ana, server.url, msgspec.json.encode(alert).decode())
        (shown,) = ana.page.evaluate(SHOWN, alert.title)
    assert shown["body"] == alert.text.splitlines()[1]
    assert shown["data"]["table"] == table
    (worker,) = ana.page.context.service_workers
    address, left = worker.evaluate(CLICKED)
    assert (address, left) == (f"/#/table/{table}", 0)
    ana.page.goto(f"{server.url}{address}")
    expect(ana.page.get_by_role("grid").first).to_be_visible()
    assert ana.troubles == []
    ana.close()


def push(one: Person, url: str, text: str) -> None:
    """Have the browser hand a push to the page's worker."""
    tools = one.page.context.new_cdp_session(one.page)
    known: list[dict[str, Any]] = []

    def note(event: dict[str, Any]) -> None:
        known.extend(event["registrations"])

    tools.on("ServiceWorker.workerRegistrationUpdated", note)
    tools.send("ServiceWorker.enable")
    while not known:
        one.page.evaluate("1")  # until the browser has told which workers there are
    to = {"origin": f"{url}/", "registrationId": known[0]["registrationId"], "data": text}
    tools.send("ServiceWorker.deliverPushMessage", to)
    tools.detach()
