import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { projectPath } from '#app/modules/projects/projects/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { firstProblemText } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { ownPath } from '#app/shell/session/redirect-within.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, SheetPad, text } from '#app/ui/index.ts'
import { Id, Version } from '#contract/core/fields.ts'
import { membersContract } from '#contract/firm/members.ts'
import { projectsContract } from '#contract/projects/projects.ts'
import { TaskListQuery, TaskState, taskStates, tasksContract } from '#contract/projects/tasks.ts'
import * as styles from '../components/board.css.ts'
import { BoardColumn } from '../components/board-column.tsx'
import { newTaskPath, tasksOfPath } from '../paths.ts'

/** As many open tasks a board shows, those due first. */
const shown = 100

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const given = Id.safeParse(new URL(args.request.url).searchParams.get('projectId'))
  const filter = given.success ? { projectId: given.data } : {}
  const open = TaskListQuery.parse({ ...filter, size: shown })
  const done = TaskListQuery.parse({
    ...{ ...filter, tab: 'done', sort: 'updatedAt', direction: 'descending', size: 20 },
  })
  const [project, opened, finished, people] = await Promise.all([
    given.success ? call(projectsContract.get, { firmId, projectId: given.data }) : undefined,
    call(tasksContract.list, { ...open, firmId }),
    call(tasksContract.list, { ...done, firmId }),
    call(membersContract.listNames, { firmId }),
  ])
  const words = t('tasks')
  const title = project ? words('board.of', { name: project.name }) : words('board.title')
  return {
    ...{ head: pageMeta(args, { title }), title },
    tasks: [...opened.rows, ...finished.rows],
    hasMore: opened.next !== null,
    names: Object.fromEntries(people.map(({ userId, name }) => [userId, name])),
    project: project && { id: project.id, name: project.name },
  }
}

const Move = z.object({ taskId: Id, version: Version, state: TaskState })

/** Moves a task into another column. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(Move, form)
  if (refusal) return refuse(refusal)
  const back = ownPath(args.request)
  const result = await attempt(form, () =>
    call(tasksContract.move, { ...value, firmId: firm.firmId }),
  )
  if (result.refusal) {
    const message = firstProblemText(t('problem'), result.refusal.problems, format)
    return redirectWithToast(args, back, { type: 'error', message })
  }
  const message = t('tasks')('board.moved', { state: t('tasks')(`state.${value.state}`) })
  return redirectWithToast(args, back, { type: 'success', message })
}

export default function BoardRoute() {
  const { title, tasks, names, project, hasMore } = useLoaderData<typeof loader>()
  const t = useT('tasks')
  const { firm, can } = useFirm()
  const add = can('task:edit') && (
    <LinkButton kind="primary" icon="plus" href={newTaskPath(firm.firmId, project?.id)}>
      {t('list.new')}
    </LinkButton>
  )
  return (
    <>
      <PageHead
        title={title}
        {...(project && {
          crumb: { href: projectPath(firm.firmId, project.id), label: project.name },
        })}
        actions={tasks.length > 0 && add}
      />
      {tasks.length === 0 ? (
        <Empty title={t('list.none')} actions={add}>
          {t('list.noneWords')}
        </Empty>
      ) : (
        <>
          {hasMore && (
            <SheetPad>
              <p className={text.soft}>
                <a className={text.link} href={tasksOfPath(firm.firmId, project?.id)}>
                  {t('board.first', { shown })}
                </a>
              </p>
            </SheetPad>
          )}
          <div className={styles.board}>
            {taskStates.map((state) => (
              <BoardColumn
                key={state}
                state={state}
                tasks={tasks.filter((task) => task.state === state)}
                names={names}
              />
            ))}
          </div>
        </>
      )}
    </>
  )
}

export const meta = headOf
