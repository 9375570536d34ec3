/** Has a draft leave when its time has come. */
export const sendJob = 'mailbox.send'
/** Has the answer to an invitation leave. */
export const sendAnswerJob = 'mailbox.answer'
/** Brings a mail that has left to mailboxes of this installation. */
export const deliverJob = 'mailbox.deliver'
/** Throws away what lies in the bucket of mails that are no more. */
export const forgetMailJob = 'mailbox.forget'
/** Makes drafts of bills of the files of a mail. */
export const makeBillsJob = 'mailbox.bills'
/** Takes what guests answer to invitations by the files of a mail. */
export const takeRepliesJob = 'mailbox.replies'
/** Brings a conversation back into the inbox. */
export const wakeJob = 'mailbox.wake'
/** Takes away for good what lay in spam or the bin for 30 days. */
export const emptyBinsJob = 'mailbox.emptyBins'
