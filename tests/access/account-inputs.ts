export function accountInput(word: string) {
  return { name: { en: `${word} account` }, subtype: 'operating' }
}

export function bankAccountInput(word: string) {
  return { name: { en: `${word} bank` }, subtype: 'bank', code: `B${word.length}` }
}

export function bankRuleInput(word: string) {
  return { name: word, contains: word, parts: [{ account: '4970' }] }
}

export function cashAccountInput(word: string) {
  return { name: { en: `${word} cash` }, subtype: 'cash', code: `K${word.length}` }
}
