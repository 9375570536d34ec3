import { useFormat } from '#app/shell/page-context.tsx'
import { Avatar, text } from '#app/ui/index.ts'
import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import type { PartyCard } from '../draft/editor.server.ts'
import * as styles from '../parties/party.css.ts'
import { addressLine } from './address-line.ts'

type PartyCardProps = { kind: DocumentKind; card: PartyCard; baseCurrency: string }

/** Address, VAT id and balance of the chosen party. */
export function PartyCardView({ kind, card, baseCurrency }: PartyCardProps) {
  const t = useDocumentTexts(kind)
  const { money, country } = useFormat()
  const { name, address, vatId, overdue, receivable } = card
  return (
    <div className={styles.card}>
      <Avatar name={name} />
      <div>
        <b>{name}</b>
        <p>
          {addressLine(address, country)}
          {vatId && (
            <>
              <br />
              {vatId}
            </>
          )}
        </p>
        <p className={text.tiny}>
          {overdue !== null && overdue > 0 ? (
            <span className={text.bad}>
              {t('edit.partyOverdue', { amount: money(overdue, baseCurrency) })}
            </span>
          ) : receivable !== null && receivable > 0 ? (
            t('edit.partyOwes', { amount: money(receivable, baseCurrency) })
          ) : (
            t('edit.partyOwesNothing')
          )}
        </p>
      </div>
    </div>
  )
}
