import { useLoaderData } from '@remix-run/react'
import { firmsPath } from '#app/modules/firm/firms/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Button, Empty, PageHead, Select, SheetPad, Tabs } from '#app/ui/index.ts'
import { ToDoKind } from '#contract/reporting/to-do.ts'
import * as styles from '../components/firm-overview.css.ts'
import { ToDoTable } from '../components/to-do-table.tsx'
import { nameOf } from '../firm-name.ts'
import { toDoHref, toDoPath } from '../paths.ts'
import { type AllToDo, readToDo } from '../to-do.server.ts'

export async function loader(args: Args) {
  const [{ t }, toDo] = await Promise.all([getVisit(args), readToDo(args)])
  return { head: pageMeta(args, { title: t('overview')('toDo.title') }), toDo }
}

export default function ToDoRoute() {
  const { toDo } = useLoaderData<typeof loader>()
  const t = useT('overview')
  return (
    <>
      <PageHead
        title={t('toDo.title')}
        sentence={t('toDo.sentence')}
        crumb={{ href: firmsPath, label: t('list.title') }}
      />
      <KindTabs of={toDo} />
      {toDo.firms.length > 1 && <FirmChoice of={toDo} />}
      {toDo.rows.length === 0 ? (
        <Empty title={t('toDo.none')}>{t('toDo.noneWords')}</Empty>
      ) : (
        <ToDoTable rows={toDo.rows} />
      )}
      <Notes of={toDo} />
    </>
  )
}

function KindTabs({ of: { kind, firmId, counts, count } }: { of: AllToDo }) {
  const t = useT('overview')
  const { number } = useFormat()
  const kinds = ToDoKind.options.filter((one) => counts[one] || one === kind)
  return (
    <Tabs
      isPadded
      label={t('toDo.kind')}
      tabs={[
        {
          ...{ href: toDoHref({ firmId, kind: null }), label: t('toDo.all') },
          ...{ isCurrent: kind === null, count: number(count) },
        },
        ...kinds.map((one) => ({
          ...{ href: toDoHref({ firmId, kind: one }), label: t(`toDo.tab.${one}`) },
          ...{ isCurrent: kind === one, count: number(counts[one] ?? 0) },
        })),
      ]}
    />
  )
}

function FirmChoice({ of: { firms, firmId, kind } }: { of: AllToDo }) {
  const t = useT('overview')
  return (
    <SheetPad>
      <form action={toDoPath} className={styles.choice}>
        {kind && <input type="hidden" name="kind" value={kind} />}
        <label htmlFor="to-do-firm">{t('list.firm')}</label>
        <Select
          id="to-do-firm"
          name="firm"
          defaultValue={firmId ?? ''}
          options={[
            { value: '', label: t('overview.title') },
            ...firms.map((firm) => ({ value: firm.firmId, label: nameOf(firm) })),
          ]}
        />
        <Button>{t('overview.show')}</Button>
      </form>
    </SheetPad>
  )
}

function Notes({ of: { silent, withMore, notAsked } }: { of: AllToDo }) {
  const t = useT('overview')
  return (
    <SheetPad>
      {silent.length > 0 && (
        <p className={styles.note} role="status">
          {t('toDo.silent', { names: silent.join(', ') })}
        </p>
      )}
      {withMore.length > 0 && (
        <p className={styles.note}>{t('toDo.withMore', { names: withMore.join(', ') })}</p>
      )}
      {notAsked > 0 && <p className={styles.note}>{t('overview.more', { count: notAsked })}</p>}
    </SheetPad>
  )
}

export const meta = headOf
