/** Oak that is kept in stock. */
export const oakInput = {
  ...{ name: 'Oak', kind: 'stock', sku: 'OAK-1', unit: 'pc', unitPrice: '30', taxCode: 'DE-S19' },
  ...{ reorderLevel: '', reorderQuantity: '' },
}

/** An order from Holz AG, its lines left to the test. */
export const orderInput = {
  ...{ supplierName: 'Holz AG', issueDate: '2026-03-02', expectedDate: '2026-03-20' },
  ...{ currency: 'EUR', exchangeRate: '', notes: '' },
}

/** An expense of the office, paid from the bank. */
export const expenseInput = {
  ...{ date: '2026-03-02', payee: 'Papier Krause', gross: '119', currency: 'EUR' },
  ...{ exchangeRate: '', category: 'office', taxCode: 'DE-S19', paidFrom: '1200', note: '' },
}
