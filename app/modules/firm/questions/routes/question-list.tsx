import { useLoaderData } from '@remix-run/react'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead } from '#app/ui/index.ts'
import { questionsContract } from '#contract/firm/questions.ts'
import { QuestionTable } from '../components/question-list.tsx'
import { closedQuestionsPath, questionsPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const closed = new URL(args.request.url).searchParams.get('closed') === 'true'
  const input = { firmId: firm.firmId, ...(closed && { closed: 'true' }) }
  const questions = await call(questionsContract.list, input)
  return { head: pageMeta(args, { title: t('questions')('title') }), questions, closed }
}

export default function QuestionListRoute() {
  const { questions, closed } = useLoaderData<typeof loader>()
  const t = useT('questions')
  const { firm } = useFirm()
  const other = closed ? questionsPath(firm.firmId) : closedQuestionsPath(firm.firmId)
  return (
    <>
      <PageHead
        title={t(closed ? 'closedTitle' : 'title')}
        sentence={t('sentence')}
        actions={<LinkButton href={other}>{t(closed ? 'showOpen' : 'showClosed')}</LinkButton>}
      />
      {questions.length === 0 ? (
        <Empty title={t(closed ? 'noneClosed' : 'none')}>{t('noneWords')}</Empty>
      ) : (
        <QuestionTable questions={questions} />
      )}
    </>
  )
}

export const meta = headOf
