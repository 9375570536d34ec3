import { useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Avatar,
  Button,
  Cell,
  classes,
  HeadCell,
  NumberCell,
  Table,
  Tag,
  text,
} from '#app/ui/index.ts'
import type { FirmFigures } from '../firm-figures.server.ts'
import type { ListedFirm } from '../list-firms.server.ts'
import { dashboardPath } from '../paths.ts'
import * as styles from './firm-table.css.ts'
import { roleName } from './role-name.ts'

/** The firms of a person; opening one makes it the current one. */
export function FirmTable({ firms }: { firms: readonly ListedFirm[] }) {
  const t = useT('firms')
  return (
    <form method="post" action="/current-firm">
      <Table caption={t('list.caption')} className={styles.table}>
        <thead>
          <tr>
            <HeadCell>{t('list.firm')}</HeadCell>
            <HeadCell className={styles.wideOnly}>{t('list.place')}</HeadCell>
            <HeadCell className={styles.wideOnly}>{t('list.role')}</HeadCell>
            <HeadCell isNumber className={styles.wideOnly}>
              {t('list.people')}
            </HeadCell>
            <HeadCell isNumber>{t('list.balance')}</HeadCell>
            <HeadCell isNumber>
              <span className={styles.openHead}>{t('list.open')}</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {firms.map((firm) => (
            <FirmRow key={firm.firmId} firm={firm} />
          ))}
        </tbody>
      </Table>
    </form>
  )
}

function FirmRow({ firm }: { firm: ListedFirm }) {
  const t = useT('firms')
  const format = useFormat()
  const { firmId, legalName, tradeName, place, country, baseCurrency, isCurrent } = firm
  const name = tradeName || legalName
  const where = [place, format.country(country)].filter(Boolean).join(', ')
  return (
    <tr>
      <Cell>
        <a className={styles.firm} href={dashboardPath(firmId)}>
          <Avatar name={name} of="firm" size="l" />
          <span className={styles.words}>
            <span className={styles.name}>
              {name}
              {isCurrent && (
                <span className={styles.tag}>
                  <Tag>{t('list.current')}</Tag>
                </span>
              )}
            </span>
            {tradeName && <span className={text.secondLine}>{legalName}</span>}
            <span className={styles.narrowOnly}>
              {where} · {roleName(t, firm)}
              <PeopleWords of={firm.figures?.people} />
            </span>
          </span>
        </a>
      </Cell>
      <Cell tone="soft" className={styles.wideOnly}>
        {where}
      </Cell>
      <Cell tone="soft" className={styles.wideOnly}>
        {roleName(t, firm)}
      </Cell>
      <NumberCell tone="soft" className={styles.wideOnly}>
        <People of={firm.figures?.people} />
      </NumberCell>
      <NumberCell>
        <Balance of={firm.figures?.standing} currency={baseCurrency} />
      </NumberCell>
      <Cell className={styles.open}>
        <Button size="s" name="firmId" value={firmId} aria-label={t('list.openFirm', { name })}>
          {t('list.open')}
        </Button>
      </Cell>
    </tr>
  )
}

function People({ of }: { of: FirmFigures['people'] | undefined }) {
  const t = useT('firms')
  const { number } = useFormat()
  if (of === 'silent') return t('list.silent')
  return of === null || of === undefined ? '–' : number(of)
}

/** The same in the line below the name, on phones; nothing where it is not known. */
function PeopleWords({ of }: { of: FirmFigures['people'] | undefined }) {
  const t = useT('firms')
  return typeof of === 'number' ? ` · ${t('list.peopleCount', { count: of })}` : null
}

type BalanceProps = { of: FirmFigures['standing'] | undefined; currency: string }

/** What is to be paid, and below it what of it is late; else the currency alone. */
function Balance({ of, currency }: BalanceProps) {
  const t = useT('firms')
  const { money } = useFormat()
  if (of === 'silent') return t('list.silent')
  if (!of) return currency
  return (
    <>
      {money(of.receivable, of.currency)}
      {of.overdue > 0 && (
        <span className={classes(text.secondLine, text.bad)}>
          {t('list.overdue', { amount: money(of.overdue, of.currency) })}
        </span>
      )}
    </>
  )
}
