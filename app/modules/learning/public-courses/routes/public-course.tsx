import { data } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { goTo } from '#app/shell/answers.ts'
import { makeMarkdown } from '#app/shell/content/make-markdown.ts'
import { countPageView } from '#app/shell/documents/public/look.server.ts'
import { publicFormHeaders, tokenOf } from '#app/shell/documents/public/public-link.server.ts'
import { speakTo } from '#app/shell/documents/public/speak-to.server.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { type Args, oncePerRequest } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { upstream } from '#app/upstream.server.ts'
import {
  FreeCourseOrder,
  PaidCourseOrder,
  publicCoursesContract,
} from '#contract/learning/public-courses.ts'
import { CoursePage } from '../components/course-page.tsx'
import { publicCoursePath } from '../paths.ts'

export { DeadLinkBoundary as ErrorBoundary } from '#app/shell/documents/public/dead-link-boundary.tsx'

const nobody = { token: null }

/** The course of the address, and how its page speaks; once for an action and its page. */
const openCourse = oncePerRequest(async (args: Args) => {
  const token = tokenOf(args)
  const { call } = upstream(args)
  const {
    language: own,
    timeZone,
    ...course
  } = await call(publicCoursesContract.page, { token }, nobody)
  const language = await speakTo(args, { language: own, timeZone })
  return { token, course, language }
})

export async function loader(args: Args) {
  const { token, course } = await openCourse(args)
  countPageView(args, 'courses')
  const { words, title } = course
  return {
    head: pageMeta(args, { title }),
    ...{ token, course },
    html: makeMarkdown().render(words),
    isSent: new URL(args.request.url).searchParams.has('sent'),
  }
}

/** Orders a place; what is wrong with the order comes back with it. */
export async function action(args: Args) {
  const { token, course, language } = await openCourse(args)
  const { call } = upstream(args)
  const form = await readForm(args.request)
  const more = { consent: form.data.consent === 'on' ? true : undefined, language }
  const schema = course.price === null ? FreeCourseOrder : PaidCourseOrder
  const { value, refusal } = parseForm(schema, form, more)
  if (refusal) return data({ refusal }, { status: 422, headers: publicFormHeaders })
  const result = await attempt(form, () =>
    call(publicCoursesContract.order, { ...value, token }, nobody),
  )
  if (result.refusal) {
    const { refusal: refused, status } = result
    return data({ refusal: refused }, { status, headers: publicFormHeaders })
  }
  return goTo(publicCoursePath(token, true))
}

export function headers() {
  return publicFormHeaders
}

export default function PublicCourseRoute() {
  const { token, course, html, isSent } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  return (
    <CoursePage
      course={course}
      html={html}
      isSent={isSent}
      path={publicCoursePath(token, isSent)}
      refusal={refusal}
    />
  )
}

export const meta = headOf
