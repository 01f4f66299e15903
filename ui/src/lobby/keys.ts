// Names of messages the lobby puts together; words.check.js reads them here.
export const BOTS = ["bot-random", "bot-steady", "bot-sharp", "bot-master"] as const;
export const ABOUT_BOTS = ["about-bot-random", "about-bot-steady", "about-bot-sharp", "about-bot-master"] as const;
export const WHO = ["who-alone", "who-bots", "who-friends", "who-alone-about", "who-bots-about", "who-friends-about"] as const;
