#!/usr/bin/python3
"""A bare window of WebKitGTK: the browser that comes with it cannot be as narrow as a phone.

The Python of Debian runs it, which has the bindings of GTK; CAROM_DARK=1 makes the system dark.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

#: The console's errors, and those that no script has caught, are told to us.
LISTEN = """(() => {
  const tell = (...parts) => webkit.messageHandlers.carom.postMessage(parts.map(String).join(" "));
  const { error } = console;
  console.error = (...parts) => { tell(...parts); error.apply(console, parts); };
  addEventListener("error", (one) => tell(one.message ?? one.target.src ?? one.target.href), true);
  addEventListener("unhandledrejection", (one) => tell(one.reason));
})();"""
VERSION = [getattr(WebKit2, f"get_{part}_version")() for part in ("major", "minor", "micro")]


def hear(_, said):
    """Write an error down, in a line."""
    print("ERROR", said.get_js_value().to_string().replace("\n", " "), flush=True)


def main():
    """Wait for the driver, which asks for a page and ends us."""
    Gtk.init(None)
    dark = os.environ.get("CAROM_DARK") == "1"
    Gtk.Settings.get_default().props.gtk_application_prefer_dark_theme = dark
    forgets = WebKit2.WebsiteDataManager.new_ephemeral()
    context = WebKit2.WebContext.new_with_website_data_manager(forgets)
    context.set_automation_allowed(True)
    window = Gtk.Window()
    window.set_decorated(False)
    window.connect("destroy", Gtk.main_quit)

    def page(_):
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        ears = view.get_user_content_manager()
        everywhere, early = WebKit2.UserContentInjectedFrames, WebKit2.UserScriptInjectionTime
        ears.add_script(
            WebKit2.UserScript.new(LISTEN, everywhere.ALL_FRAMES, early.START, None, None)
        )
        ears.connect("script-message-received::carom", hear)
        ears.register_script_message_handler("carom")
        view.connect("close", Gtk.main_quit)
        window.add(view)
        window.show_all()
        return view

    def begin(_, session):
        about = WebKit2.ApplicationInfo()
        about.set_name("MiniBrowser")
        about.set_version(*VERSION)
        session.set_application_info(about)
        session.connect("create-web-view", page)

    context.connect("automation-started", begin)
    Gtk.main()


if __name__ == "__main__":
    if "--version" in sys.argv:
        print("WebKitGTK", *VERSION)
    else:
        main()
