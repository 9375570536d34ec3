import type { Translate } from '#app/shell/i18n/translate.ts'
import type { KeyedMessage } from '#contract/core/account-messages.ts'
import type { AppError } from '#contract/core/errors.ts'

/** A message of the API in the words of a module's `messages`, else as it came. */
export function apiMessage(t: Translate, { message, messageKey }: KeyedMessage): string {
  return messageKey === undefined ? message : t(`messages.${messageKey}`, { defaultValue: message })
}

/** What a refusal of the API says, with the key that its `detail` names. */
export function messageOfError({ message, detail }: AppError): KeyedMessage {
  const isKeyed = typeof detail === 'object' && detail !== null && 'messageKey' in detail
  const messageKey =
    isKeyed && typeof detail.messageKey === 'string' ? detail.messageKey : undefined
  return { message, messageKey }
}
