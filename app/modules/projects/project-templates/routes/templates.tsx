import { useLoaderData } from '@remix-run/react'
import { projectsPath } from '#app/modules/projects/projects/index.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, RowsTable } from '#app/ui/index.ts'
import { projectTemplatesContract } from '#contract/projects/project-templates.ts'
import { projectTemplatePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { templates } = await call(projectTemplatesContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('project-templates')('list.title') }), templates }
}

export default function ProjectTemplatesRoute() {
  const { templates } = useLoaderData<typeof loader>()
  const t = useT('project-templates')
  const { number, dateTime } = useFormat()
  const { firm } = useFirm()
  const { firmId } = firm
  return (
    <>
      <PageHead
        title={t('list.title')}
        sentence={t('list.sentence')}
        crumb={{ href: projectsPath(firmId), label: t('projects') }}
      />
      {templates.length === 0 ? (
        <Empty
          title={t('list.none')}
          actions={<LinkButton href={projectsPath(firmId)}>{t('list.toProjects')}</LinkButton>}
        >
          {t('list.noneWords')}
        </Empty>
      ) : (
        <RowsTable
          caption={t('list.title')}
          isStacked
          rows={templates}
          keyOf={({ id }) => id}
          columns={[
            {
              head: t('field.name'),
              href: ({ id }) => projectTemplatePath(firmId, id),
              cell: ({ name }) => name,
            },
            { head: t('list.tasks'), isNumber: true, cell: ({ taskCount }) => number(taskCount) },
            {
              head: t('list.created'),
              place: 'detail',
              cell: ({ createdAt, createdByName }) => `${dateTime(createdAt)}, ${createdByName}`,
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
