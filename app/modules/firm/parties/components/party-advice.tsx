import { problemText } from '#app/shell/form/problem-text.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad, text } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { Party } from '#contract/firm/parties.ts'
import { confirmAccountsPath, editPartyPath } from '../paths.ts'

/** What looks wrong but stops nobody, such as a VAT number whose check digit does not fit. */
export function PartyAdvice({ party }: { party: Party }) {
  const t = useT('parties')
  const problemTexts = useT('problem')
  const format = useFormat()
  const { firm, can } = useFirm()
  return party.warnings.map(({ path, key }) => (
    <SheetPad key={path + key}>
      <Band tone="warn" title={problemText(problemTexts, { key }, format)}>
        <p>
          {t('advice.words', { vatId: party.vatId })}{' '}
          {can('party:edit') && (
            <a className={text.link} href={`${editPartyPath(firm.firmId, party.id)}#${path}`}>
              {t('advice.edit')}
            </a>
          )}
        </p>
      </Band>
    </SheetPad>
  ))
}

/** Accounts that wait: nobody is paid on them until they are confirmed. */
export function HeldAccounts({ party }: { party: Party }) {
  const t = useT('parties')
  const { dateTime } = useFormat()
  const { firm } = useFirm()
  if (party.heldAccounts.length === 0) return null
  return (
    <SheetPad>
      <Band tone="warn" title={t('held.title')}>
        {party.heldAccounts.map(({ iban, by, at, isOfFile }) => (
          <p key={iban}>
            {t(isOfFile ? 'held.ofFile' : 'held.words', {
              iban: readableIban(iban),
              by,
              at: dateTime(at),
            })}
          </p>
        ))}
        <p>
          <a className={text.link} href={confirmAccountsPath(firm.firmId, party.id)}>
            {t('detail.confirmAccounts')}
          </a>
        </p>
      </Band>
    </SheetPad>
  )
}
