/** Hands an issued document over to the own firm that its customer is. */
export const handOverJob = 'own-firms.handOver'
