import { useActionData, useLoaderData } from '@remix-run/react'
import { ConflictNotice, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import {
  AnalysisBoard,
  AnalysisBoardChange,
  analysisBoardsContract,
  savedAnalysesContract,
} from '#contract/reporting/saved-analyses.ts'
import { BoardFields } from '../components/board-fields.tsx'
import { boardPath, editBoardPath } from '../paths.ts'

const formId = 'edit-board'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const analysisBoardId = requireIdParam(args, 'analysisBoardId')
  const [{ shown: _, ...board }, saved] = await Promise.all([
    call(analysisBoardsContract.get, { firmId, analysisBoardId }),
    call(savedAnalysesContract.list, { firmId }),
  ])
  if (!board.isOwn) throw new AppError('forbidden', 'Not your own')
  return { head: pageMeta(args, { title: board.name }), board, saved }
}

export const action = formAction({
  schema: AnalysisBoardChange,
  read: { lists: ['roles', 'cards'] },
  more: ({ firmId, id }) => ({ firmId, analysisBoardId: id('analysisBoardId') }),
  send: ({ call }, value) => call(analysisBoardsContract.update, value),
  done: ({ firmId, t }, { id, name }) => ({
    to: boardPath(firmId, id),
    message: t('analytics')('board.done', { name }),
  }),
})

export default function EditBoardRoute() {
  const { board, saved } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('analytics')
  const { firm } = useFirm()
  const back = boardPath(firm.firmId, board.id)
  const newer = AnalysisBoard.safeParse(refusal?.conflict).data
  const labels = { name: t('saved.name'), cards: t('board.cards') }
  const differences = differencesOf([
    { label: labels.name, theirs: newer?.name ?? '', yours: textAt(refusal?.values, 'name') },
  ])
  return (
    <>
      <PageHead title={t('board.edit')} crumb={{ href: back, label: board.name }} />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{ name: board.name, roles: [...board.roles], cards: [...board.cards] }}
        labels={labels}
        notices={
          newer && (
            <ConflictNotice
              differences={differences}
              theirsHref={editBoardPath(firm.firmId, board.id)}
              formId={formId}
            />
          )
        }
        submit={t('saved.submit')}
        cancelHref={back}
      >
        <input type="hidden" name="version" value={newer?.version ?? board.version} />
        <BoardFields saved={saved} />
      </PageForm>
    </>
  )
}

export const meta = headOf
