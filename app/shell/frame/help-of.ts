/**
 * Articles of the help by the beginning of a path inside a firm, where `*` stands for one part of it;
 * the longest that fits counts.
 */
export const firmHelp: Readonly<Record<string, string>> = {
  ageing: 'balances',
  approvals: 'roles-and-approvals',
  assets: 'closing',
  bank: 'bank',
  'bank-imports': 'bank',
  'bank-lines': 'bank',
  'bank-rules': 'bank',
  'bank-statements': 'bank',
  bills: 'bills',
  'bills/*/write-off': 'balances',
  'bills/*/xml': 'self-billing',
  'booking-pages': 'booking-pages',
  bookings: 'booking-pages',
  budgets: 'custom-reports',
  calendar: 'calendar',
  'card-payments': 'record-payments',
  'cash-books': 'cash-book',
  'cash-line': 'dashboard',
  closing: 'closing',
  'cost-centres': 'cost-centres',
  'settings/training-gates': 'courses',
  quizzes: 'quizzes',
  'my-certificates': 'courses',
  'my-courses': 'courses',
  certificates: 'courses',
  courses: 'courses',
  coupons: 'coupons-and-points',
  customers: 'customers',
  'customers/*/credit': 'record-payments',
  dashboard: 'dashboard',
  'debit-settings': 'direct-debits',
  expenses: 'expenses',
  exports: 'export',
  fiscal: 'fiscal-devices',
  invoices: 'write-an-invoice',
  'invoices/*/credit': 'credit-and-void',
  'invoices/*/deposit': 'quotes',
  'invoices/*/electronic': 'e-invoices',
  'invoices/*/write-off': 'balances',
  'invoices/import': 'import-invoices',
  'item-categories': 'categories-and-prices',
  items: 'items',
  'items/*/variants': 'variants',
  ledger: 'balances',
  loyalty: 'coupons-and-points',
  mail: 'mail',
  mails: 'email',
  mandates: 'direct-debits',
  'open-items': 'balances',
  'opening-balances': 'opening-items',
  'opening-items': 'opening-items',
  'own-firms': 'own-firms',
  parties: 'customers',
  'parties/*/statement': 'statements',
  'payment-runs': 'payment-runs',
  payments: 'record-payments',
  'payments/*/fields': 'fields-elsewhere',
  'price-changes': 'categories-and-prices',
  'price-lists': 'categories-and-prices',
  'purchase-orders': 'purchase-orders',
  questions: 'roles-and-approvals',
  quotes: 'quotes',
  records: 'search-and-history',
  recurring: 'recurring-invoices',
  'recurring-purchases': 'recurring-purchases',
  reminders: 'reminders',
  reports: 'reports',
  'reports/pins': 'custom-reports',
  'reports/save': 'custom-reports',
  'reports/saved': 'custom-reports',
  'reports/tax-returns': 'tax-returns',
  'reports/tax-returns/file': 'tax-files',
  search: 'search-and-history',
  settings: 'new-firm',
  'settings/api-keys': 'api',
  'settings/approvals': 'roles-and-approvals',
  'settings/apps': 'apps',
  'settings/custom-fields': 'custom-fields',
  'settings/deletion': 'delete-account',
  'settings/exchange-rates': 'record-payments',
  'settings/firm': 'vat-and-iban',
  'settings/history': 'search-and-history',
  'settings/jobs': 'search-and-history',
  'settings/loyalty': 'coupons-and-points',
  'settings/mail': 'email',
  'settings/numbering': 'finalise-an-invoice',
  'settings/paper': 'document-look',
  'settings/taxes': 'tax-returns',
  'settings/verifactu': 'e-invoices',
  'settings/webhooks': 'api',
  statements: 'statements',
  stock: 'stock',
  'stock/counts': 'stock-counts',
  'stock/landed-costs': 'landed-cost',
  'stock/lots': 'batches-and-serials',
  suppliers: 'customers',
  'support-access': 'support-access',
  tills: 'tills',
  'tills/*/favourites': 'day-totals',
  'tills/*/sell/offline': 'tills-without-connection',
  'tills/totals': 'day-totals',
  users: 'invite-people',
  'users/roles': 'roles-and-approvals',
  wallets: 'balances',
}

/** The same for pages of a person, by the beginning of their whole path. */
export const personHelp: Readonly<Record<string, string>> = {
  '/dashboard': 'first-steps',
  '/demo/keep': 'demo',
  '/developers': 'api',
  '/firms': 'new-firm',
  '/firms/from-archive': 'export',
  '/firms/new': 'new-firm',
  '/firms/overview': 'several-firms',
  '/firms/queue': 'several-firms',
  '/notifications': 'notifications',
  '/profile': 'sign-in-safely',
  '/wallet': 'my-wallet',
  '/profile/api-keys': 'api',
  '/profile/appearance': 'search-and-history',
  '/profile/apps': 'apps',
  '/profile/data': 'delete-account',
  '/profile/firms': 'invite-people',
  '/profile/notifications': 'notifications',
  '/profile/security': 'sign-in-safely',
  '/profile/shortcuts': 'search-and-history',
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
  const parts = path.split('/')
  const [found] = Object.keys(articles)
    .filter((beginning) =>
      beginning.split('/').every((part, at) => part === parts[at] || (part === '*' && parts[at])),
    )
    .sort((one, other) => other.split('/').length - one.split('/').length)
  return found === undefined ? undefined : articles[found]
}
