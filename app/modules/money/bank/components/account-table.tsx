import { useAccountName } from '#app/shell/account-name.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, LinkButton, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import { readableIban } from '#contract/core/iban.ts'
import type { BankAccount } from '#contract/money/bank.ts'
import { bankAccountPath, bankUploadPath } from '../paths.ts'

/** Each account with what it has by the books and by the bank, and what waits to be matched. */
export function AccountTable({ accounts }: { accounts: readonly BankAccount[] }) {
  const t = useT('bank')
  const nameOf = useAccountName()
  const { amount, date, number } = useFormat()
  const { firm, can } = useFirm()
  return (
    <Table caption={t('list.title')} isStacked density="roomy">
      <thead>
        <tr>
          <HeadCell>{t('list.account')}</HeadCell>
          <HeadCell>{t('list.lastDay')}</HeadCell>
          <HeadCell isNumber>{t('list.toMatch')}</HeadCell>
          <HeadCell isNumber>{t('list.byBank', { currency: firm.baseCurrency })}</HeadCell>
          <HeadCell isNumber>{t('list.byBooks', { currency: firm.baseCurrency })}</HeadCell>
          <HeadCell>{can('bank:edit') && t('list.actions')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => {
          const { code, iban, bankDate, openLines, bankBalance, bookBalance, currency } = account
          return (
            <tr key={code}>
              <NameCell href={bankAccountPath(firm.firmId, code)} title={readableIban(iban)}>
                {nameOf(account)}
              </NameCell>
              <Cell tone="soft" place="detail">
                {bankDate ? date(bankDate, 'medium') : t('list.noStatement')}
              </Cell>
              <NumberCell
                {...(openLines > 0 && { place: 'secondDetail', stackedLabel: t('list.toMatch') })}
              >
                {number(openLines)}
              </NumberCell>
              <NumberCell>{bankBalance === null ? '–' : amount(bankBalance, currency)}</NumberCell>
              <NumberCell tone="strong" place="figure">
                {amount(bookBalance, currency)}
              </NumberCell>
              <Cell place="below">
                {can('bank:edit') && (
                  <LinkButton size="s" icon="upload" href={bankUploadPath(firm.firmId, code)}>
                    {t('import.open')}
                  </LinkButton>
                )}
              </Cell>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
