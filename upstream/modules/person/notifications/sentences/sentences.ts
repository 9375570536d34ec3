import type { NotificationKind } from '#contract/core/notifications.ts'

/** What happened, as subject and first sentence of a mail. Roles are not named: the page does that. */
export type Sentences = Record<NotificationKind, string>
