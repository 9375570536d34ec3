/** Articles of the help by the beginning of a path inside a firm; the longest that fits counts. */
export const firmHelp: Readonly<Record<string, string>> = {
  ageing: 'balances',
  approvals: 'roles-and-approvals',
  bank: 'bank',
  'bank-imports': 'bank',
  'bank-lines': 'bank',
  'bank-rules': 'bank',
  'bank-statements': 'bank',
  bills: 'bills',
  'booking-pages': 'booking-pages',
  bookings: 'booking-pages',
  budgets: 'reports',
  calendar: 'calendar',
  'cash-books': 'cash-book',
  closing: 'reports',
  'cost-centres': 'cost-centres',
  coupons: 'coupons-and-points',
  customers: 'customers',
  dashboard: 'dashboard',
  'debit-settings': 'direct-debits',
  expenses: 'expenses',
  exports: 'export',
  invoices: 'write-an-invoice',
  'invoices/import': 'import-invoices',
  'item-categories': 'categories-and-prices',
  items: 'items',
  ledger: 'balances',
  loyalty: 'coupons-and-points',
  mail: 'mail',
  mails: 'email',
  mandates: 'direct-debits',
  'open-items': 'balances',
  'opening-items': 'opening-items',
  'own-firms': 'own-firms',
  parties: 'customers',
  'payment-runs': 'payment-runs',
  payments: 'record-payments',
  'price-changes': 'categories-and-prices',
  'price-lists': 'categories-and-prices',
  'purchase-orders': 'purchase-orders',
  quotes: 'quotes',
  recurring: 'recurring-invoices',
  'recurring-purchases': 'recurring-purchases',
  reminders: 'reminders',
  reports: 'reports',
  'reports/tax-returns': 'tax-returns',
  search: 'search-and-history',
  settings: 'new-firm',
  'settings/api-keys': 'api',
  'settings/approvals': 'roles-and-approvals',
  'settings/firm': 'vat-and-iban',
  'settings/loyalty': 'coupons-and-points',
  'settings/history': 'search-and-history',
  'settings/mail': 'email',
  'settings/numbering': 'finalise-an-invoice',
  'settings/paper': 'document-look',
  'settings/taxes': 'tax-returns',
  'settings/webhooks': 'api',
  statements: 'statements',
  stock: 'stock',
  'stock/lots': 'batches-and-serials',
  suppliers: 'customers',
  tills: 'tills',
  users: 'invite-people',
  'users/roles': 'roles-and-approvals',
  wallets: 'balances',
}

/** The same for pages of a person, by the beginning of their whole path. */
export const personHelp: Readonly<Record<string, string>> = {
  '/developers': 'api',
  '/firms/new': 'new-firm',
  '/firms': 'new-firm',
  '/profile/data': 'delete-account',
  '/profile/security': 'sign-in-safely',
  '/profile': 'sign-in-safely',
}

/**
 * Where the help on a page stands: its article, or all of them where none is about it.
 * @param path path and query of the page
 */
export function helpPathOf(path: string): string {
  const pathname = path.split(/[?#]/)[0] ?? ''
  const inFirm = /^\/firms\/(?!new(?:\/|$))[^/]+\/(.+)$/.exec(pathname)?.[1]
  const slug = inFirm ? longestOf(firmHelp, inFirm) : longestOf(personHelp, pathname)
  return slug ? `/support/${slug}` : '/support'
}

function longestOf(articles: Readonly<Record<string, string>>, path: string): string | undefined {
  const [found] = Object.keys(articles)
    .filter((beginning) => path === beginning || path.startsWith(`${beginning}/`))
    .sort((one, other) => other.length - one.length)
  return found === undefined ? undefined : articles[found]
}
