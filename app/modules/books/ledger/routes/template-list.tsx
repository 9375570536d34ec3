import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Cell,
  Empty,
  HeadCell,
  LinkButton,
  NameCell,
  PageHead,
  Table,
  text,
} from '#app/ui/index.ts'
import { type JournalTemplate, manualEntriesContract } from '#contract/books/manual-entries.ts'
import { manualEntriesPath, newManualEntryPath, newTemplatePath, templatePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const templates = await call(manualEntriesContract.listTemplates, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('ledger')('template.list') }), templates }
}

export default function TemplateListRoute() {
  const { templates } = useLoaderData<typeof loader>()
  const t = useT('ledger')
  const { firm, can } = useFirm()
  const add = can('ledger:edit') && (
    <LinkButton kind="primary" icon="plus" href={newTemplatePath(firm.firmId)}>
      {t('template.new')}
    </LinkButton>
  )
  return (
    <>
      <PageHead
        title={t('template.list')}
        sentence={t('template.sentence')}
        crumb={{ href: manualEntriesPath(firm.firmId), label: t('tab.entries') }}
        actions={add}
      />
      {templates.length === 0 ? (
        <Empty title={t('template.none')}>{t('template.noneWords')}</Empty>
      ) : (
        <TemplateTable templates={templates} />
      )}
    </>
  )
}

function TemplateTable({ templates }: { templates: readonly JournalTemplate[] }) {
  const t = useT('ledger')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  return (
    <Table caption={t('template.list')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('template.name')}</HeadCell>
          <HeadCell>{t('template.every')}</HeadCell>
          <HeadCell>{t('template.next')}</HeadCell>
          <HeadCell>{t('template.use')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {templates.map(({ id, name, every, nextDate }) => (
          <tr key={id}>
            {can('ledger:edit') ? (
              <NameCell href={templatePath(firm.firmId, id)}>{name}</NameCell>
            ) : (
              <Cell place="name">{name}</Cell>
            )}
            <Cell tone="soft" place="detail">
              {t(`template.interval.${every}`)}
            </Cell>
            <Cell tone="soft" place="secondDetail">
              {nextDate && date(nextDate, 'medium')}
            </Cell>
            <Cell place="state">
              {can('ledger:edit') && (
                <a className={text.link} href={newManualEntryPath(firm.firmId, id)}>
                  {t('manual.new')}
                </a>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export const meta = headOf
