"""The command line."""

import click


@click.group()
@click.version_option(package_name="caserne")
def main() -> None:
    """Play, replay and measure board games of fire-fighting."""
