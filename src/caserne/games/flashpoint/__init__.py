"""Flash Point: Fire Rescue, by Kevin Lanzing: family and advanced rules, both printed boards."""
