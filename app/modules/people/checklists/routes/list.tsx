import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, RowsTable, Status } from '#app/ui/index.ts'
import { checklistsContract } from '#contract/people/checklists.ts'
import { checklistPath, checklistsPath, templatesPath } from '../paths.ts'

/** Checklists that were begun, what is open first. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, lists] = await Promise.all([
    getVisit(args),
    call(checklistsContract.list, { firmId: firm.firmId }),
  ])
  return { head: pageMeta(args, { title: t('checklists')('list.title') }), lists }
}

export default function ChecklistsRoute() {
  const { lists } = useLoaderData<typeof loader>()
  const t = useT('checklists')
  const format = useFormat()
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={t('list.sentence')}
        actions={
          <>
            <LinkButton href={templatesPath(firm.firmId)} icon="copy">
              {t('templates.list.title')}
            </LinkButton>
            {can('employee:edit') && (
              <LinkButton kind="primary" href={`${checklistsPath(firm.firmId)}/new`} icon="plus">
                {t('begin.title')}
              </LinkButton>
            )}
          </>
        }
      />
      {lists.length === 0 ? (
        <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('list.title')}
          isStacked
          rows={lists}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t('field.employeeId'),
              href: ({ id }) => checklistPath(firm.firmId, id),
              cell: ({ employeeName }) => employeeName,
            },
            { head: t('field.name'), place: 'detail', cell: ({ name }) => name },
            {
              head: t('field.day'),
              place: 'secondDetail',
              tone: 'soft',
              cell: ({ day }) => format.date(day),
            },
            {
              head: t('field.state'),
              place: 'state',
              cell: ({ isDone, done, steps }) => (
                <Status kind={isDone ? 'paid' : 'sent'}>
                  {t('list.done', { done, of: steps.length })}
                </Status>
              ),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
