import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { OwnEntry } from '#contract/person/own-wallet.ts'

/** What changed the person's wallet, newest first. */
export function OwnEntries({ entries }: { entries: readonly OwnEntry[] }) {
  const t = useT('own-wallet')
  const { dateTime, money } = useFormat()
  return (
    <Table caption={t('entries')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('entry.at')}</HeadCell>
          <HeadCell>{t('entry.what')}</HeadCell>
          <HeadCell>{t('entry.purpose')}</HeadCell>
          <HeadCell isNumber>{t('entry.change')}</HeadCell>
          <HeadCell isNumber>{t('entry.balance')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, type, note, purpose, amount, held, balanceAfter, currency }) => (
          <tr key={id}>
            <Cell tone="soft" place="detail">
              {dateTime(at)}
            </Cell>
            <Cell tone="strong" place="name">
              {[t(`type.${type}`), note].filter(Boolean).join(', ')}
            </Cell>
            <Cell tone="soft" place="secondDetail">
              {t(`purpose.${purpose}`)}
            </Cell>
            <NumberCell place="state">{money(amount === 0 ? held : amount, currency)}</NumberCell>
            <NumberCell tone="strong" place="figure">
              {money(balanceAfter, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
