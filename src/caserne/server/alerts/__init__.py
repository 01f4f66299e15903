"""Alerts: how somebody who is elsewhere hears that it is their turn."""
