/** Letters of the random end of a firm's id that public links begin with. */
export const firmPartLength = 10
