import { useActionData, useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead, Segmented, SheetPad } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { DealMove, dealsContract } from '#contract/customers/deals.ts'
import { pipelinesContract } from '#contract/customers/pipelines.ts'
import { membersContract } from '#contract/firm/members.ts'
import { Board, moveFormId } from '../components/board.tsx'
import DealBoardDrag from '../islands/deal-board.island.tsx'
import { boardPath, newDealPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const given = new URL(args.request.url).searchParams
  const pipelineId = Id.safeParse(given.get('pipeline')).data
  const owner = Id.safeParse(given.get('owner')).data
  const [{ t }, pipelines, owners] = await Promise.all([
    getVisit(args),
    call(pipelinesContract.choices, { firmId }),
    call(membersContract.listNames, { firmId }),
  ])
  const known = pipelines.some(({ id }) => id === pipelineId) ? pipelineId : undefined
  const board = await call(dealsContract.board, { firmId, pipelineId: known, owner })
  return { head: pageMeta(args, { title: t('deals')('board.title') }), board, pipelines, owners }
}

/** Moves the deal that was dropped, or whose button was pressed. */
export const action = formAction({
  schema: DealMove.extend({ dealId: Id }),
  send: ({ call, firmId, form }, move) => call(dealsContract.move, { ...move, firmId }, form),
  done: ({ firmId, t, args }, { title, stageName }) => {
    const given = new URL(args.request.url).searchParams
    return {
      to: boardPath(firmId, given.get('pipeline') ?? undefined, given.get('owner') ?? undefined),
      message: t('deals')('board.moved', { title, stage: stageName }),
    }
  },
})

export default function DealBoardRoute() {
  const { board, pipelines, owners } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('deals')
  const { firm, can } = useFirm()
  return (
    <>
      <PageHead
        title={t('board.title')}
        sentence={t('board.sentence')}
        actions={
          can('deal:edit') && (
            <LinkButton kind="primary" icon="plus" href={newDealPath(firm.firmId)}>
              {t('list.new')}
            </LinkButton>
          )
        }
      />
      <SheetRefusal refusal={refusal} />
      {pipelines.length > 1 && (
        <SheetPad>
          <Segmented
            label={t('record.pipeline')}
            choices={pipelines.map(({ id, name }) => ({
              href: boardPath(firm.firmId, id),
              label: name,
              isCurrent: id === board.pipelineId,
            }))}
          />
        </SheetPad>
      )}
      <Board board={board} owners={owners} />
      {can('deal:edit') && <Island of={DealBoardDrag} when="load" props={{ formId: moveFormId }} />}
    </>
  )
}

export const meta = headOf
