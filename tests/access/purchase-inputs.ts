export function expenseInput(word: string) {
  const date = new Date().toISOString().slice(0, 10)
  const money = { gross: '119', currency: 'EUR', exchangeRate: '' }
  return {
    ...{ date, payee: word, category: 'office', taxCode: 'DE-S19', paidFrom: '1200', note: word },
    ...money,
  }
}

export function expenseCategoryInput(word: string) {
  return { name: word, account: '4930', taxCode: '', budget: null, isActive: true }
}

export function orderInput(word: string) {
  const issueDate = new Date().toISOString().slice(0, 10)
  const line = { description: word, quantity: '1', unitPrice: '10', taxCode: 'DE-S19' }
  const money = { currency: 'EUR', exchangeRate: '' }
  return { supplierName: `${word} supplies`, issueDate, ...money, notes: word, lines: [line] }
}
