import {
  type DescribedOffering,
  useOfferingGroups,
  width,
} from '#app/modules/public-site/site/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { classes, Icon, Table, TableScroller, text, VisuallyHidden } from '#app/ui/index.ts'
import { type PlanId, plans } from '#contract/core/plans.ts'
import { type PartState, partState } from '../plan-parts.ts'
import * as styles from './plan-table.css.ts'

/** What is there for everybody, beside the offerings. */
const common = ['firms', 'members', 'seat', 'login', 'export', 'api'] as const

/** Every part beside every plan: what is there, what is meant for it, what is not. */
export function PlanTable() {
  const t = useT('plans')
  return (
    <section id="parts" className={classes(width, styles.section)}>
      <h2 className={classes(text.serif, styles.title)}>{t('table.title')}</h2>
      <p className={styles.words}>{t('table.words')}</p>
      <TableScroller label={t('table.title')}>
        <Table className={styles.table} caption={t('table.title')} withoutPad>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('table.part')}</VisuallyHidden>
              </th>
              {plans.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <CommonParts />
          {useOfferingGroups().map(({ group, name, offerings }) => (
            <tbody key={group}>
              <GroupRow name={name} />
              {offerings.map((offering) => (
                <OfferingRow key={offering.id} offering={offering} />
              ))}
            </tbody>
          ))}
        </Table>
      </TableScroller>
    </section>
  )
}

function CommonParts() {
  const t = useT('plans')
  return (
    <tbody>
      <GroupRow name={t('table.common')} />
      {common.map((part) => (
        <tr key={part}>
          <th scope="row">{t(`common.${part}`)}</th>
          {plans.map(({ id }) => (
            <PartCell key={id} state="live" />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function GroupRow({ name }: { name: string }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={plans.length + 1} className={styles.group}>
        {name}
      </th>
    </tr>
  )
}

function OfferingRow({ offering }: { offering: DescribedOffering }) {
  const stateIn = (planId: PlanId) => partState(offering, planId)
  return (
    <tr>
      <th scope="row">
        <a className={styles.part} href={offering.path}>
          {offering.name}
        </a>
      </th>
      {plans.map(({ id }) => (
        <PartCell key={id} state={stateIn(id)} />
      ))}
    </tr>
  )
}

function PartCell({ state }: { state: PartState }) {
  const t = useT('plans')
  if (state === 'live') {
    return (
      <td className={text.ok}>
        <Icon name="check" size="s" /> <span className={styles.live}>{t('state.live')}</span>
      </td>
    )
  }
  if (state === 'planned') return <td className={text.soft}>{t('state.planned')}</td>
  return (
    <td className={text.faint}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('state.absent')}</VisuallyHidden>
    </td>
  )
}
