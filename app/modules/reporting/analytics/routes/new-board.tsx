import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import {
  analysisBoardsContract,
  NewAnalysisBoard,
  savedAnalysesContract,
} from '#contract/reporting/saved-analyses.ts'
import { BoardFields } from '../components/board-fields.tsx'
import { analyticsPath, boardPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const saved = await call(savedAnalysesContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('analytics')('board.new') }), saved }
}

export const action = formAction({
  schema: NewAnalysisBoard,
  read: { lists: ['roles', 'cards'] },
  more: ({ firmId }) => ({ firmId }),
  send: ({ call, form }, value) => call(analysisBoardsContract.create, value, form),
  done: ({ firmId, t }, { id, name }) => ({
    to: boardPath(firmId, id),
    message: t('analytics')('board.done', { name }),
  }),
})

export default function NewBoardRoute() {
  const { saved } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('analytics')
  const { firm } = useFirm()
  const back = analyticsPath(firm.firmId)
  return (
    <>
      <PageHead title={t('board.new')} crumb={{ href: back, label: t('menu.analytics') }} />
      <PageForm
        id="new-board"
        refusal={refusal}
        initial={{ name: '', roles: [], cards: [] }}
        labels={{ name: t('saved.name'), cards: t('board.cards') }}
        submit={t('board.create')}
        cancelHref={back}
      >
        <BoardFields saved={saved} />
      </PageForm>
    </>
  )
}

export const meta = headOf
