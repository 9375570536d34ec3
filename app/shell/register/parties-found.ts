/** Suggestions of customers for a field of the kind `suggest`, while somebody types. */
export const customersFound = { path: 'parties/names', needs: 'party:view' } as const

/** As `customersFound`, of suppliers. */
export const suppliersFound = { path: 'parties/names?role=supplier', needs: 'party:view' } as const
