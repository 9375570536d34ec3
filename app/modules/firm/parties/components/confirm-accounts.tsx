import { TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, LinkButton, Row, SheetPad, Stack } from '#app/ui/index.ts'
import { checkIban, readableIban } from '#contract/core/iban.ts'
import type { HeldAccounts } from '#contract/firm/parties.ts'

type HeldRow = HeldAccounts['rows'][number]
type ConfirmAccountsProps = {
  held: HeldAccounts
  refusal: Refusal | undefined
  cancelHref: string
}

const formId = 'confirm-accounts'

/**
 * Shows accounts that wait and asks whether they are right: somebody else with one button, whoever
 * changed them and is alone by what another source says of them.
 */
export function ConfirmAccounts({ held, refusal, cancelHref }: ConfirmAccountsProps) {
  const t = useT('parties')
  const { rows, isAlone, version } = held
  const others = rows.filter(({ isOwn }) => !isOwn)
  const isOwn = others.length === 0
  if (rows.length === 0 || (isOwn && !isAlone)) {
    return (
      <SheetPad>
        <Band tone="info" title={t(rows.length === 0 ? 'held.none' : 'held.title')}>
          {rows.map((row) => (
            <Account key={row.iban} row={row} />
          ))}
          {rows.length > 0 && <p>{t('held.other')}</p>}
        </Band>
        <Row>
          <LinkButton kind="ghost" href={cancelHref}>
            {t('held.back')}
          </LinkButton>
        </Row>
      </SheetPad>
    )
  }
  const shown = isOwn ? rows : others
  const labels = Object.fromEntries([
    ...shown.map(({ iban }, at) => [`checks.${at}.ending`, endingLabel(iban)]),
    ['reason', t('held.reason')],
  ])
  function endingLabel(iban: string): string {
    return t('held.ending', { iban: withoutEnd(iban) })
  }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      labels={labels}
      notices={
        <Band tone="warn" title={t(isOwn ? 'held.aloneTitle' : 'held.askFirst')}>
          <p>{t(isOwn ? 'held.aloneWords' : 'detail.confirmAccountsWords')}</p>
        </Band>
      }
      submit={t('detail.confirmAccounts')}
      cancelHref={cancelHref}
    >
      <input type="hidden" name="version" value={version} />
      <FormSection title={t('held.accounts')}>
        {shown.map((row, at) => (
          <Stack key={row.iban} gap="s3">
            <Account row={row} isHidden={isOwn} />
            {isOwn && (
              <>
                <input type="hidden" name={`checks.${at}.iban`} value={row.iban} />
                <TextField
                  name={`checks.${at}.ending`}
                  maxLength={4}
                  autoComplete="off"
                  hint={t('held.endingHint')}
                />
              </>
            )}
          </Stack>
        ))}
        {isOwn && (
          <TextAreaField name="reason" maxLength={500} rows={3} hint={t('held.reasonHint')} />
        )}
      </FormSection>
    </PageForm>
  )
}

/** An account, and how it came here; without its end where somebody is to find that elsewhere. */
function Account({ row, isHidden = false }: { row: HeldRow; isHidden?: boolean }) {
  const t = useT('parties')
  const { dateTime } = useFormat()
  const { iban, by, at, isOfFile } = row
  const account = isHidden ? withoutEnd(iban) : readableIban(iban)
  return <p>{t(isOfFile ? 'held.ofFile' : 'held.by', { iban: account, by, at: dateTime(at) })}</p>
}

/** A number as it is read, its last four characters crossed out. */
function withoutEnd(number: string): string {
  const hidden = `${number.slice(0, -4)}••••`
  return checkIban(number).isValid ? (hidden.match(/.{1,4}/g) ?? []).join(' ') : hidden
}
