/** Names that the languages share. */
export const SAME_NAMES = { BTC: 'Bitcoin', ETH: 'Ethereum', 'EUR/USD': 'Euro', US500: 'S&amp;P 500', DE40: 'DAX' };
