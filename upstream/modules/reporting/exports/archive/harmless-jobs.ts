/**
 * The kinds of jobs that may come along with a firm's archive, which anybody may have written: whatever
 * their payload says, they change records of their own firm alone, or notify its members. No other
 * comes along; a person plans it anew.
 */
export const harmlessJobs = [
  'calendar.remind',
  'certificates.ending',
  'courses.autoEnrol',
  'courses.remind',
  'custom-fields.reindex',
  'invoicing.keepPdf',
  'ledger.recurring',
  'ledger.reverse',
  'loyalty.expire',
  'mailbox.emptyBins',
  'mailbox.wake',
  'price-changes.apply',
  'proofs.head',
  'quizzes.deadline',
  'quotes.expire',
  'rates.fetch',
  'records.forgetKeptForms',
  'records.forgetRefusedRows',
  'recruiting.delete',
  'reports.duties',
  'stock.lotsExpire',
  'wallets.expire',
]
