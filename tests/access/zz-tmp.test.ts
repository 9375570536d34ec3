import { inject, test } from 'vitest'
import { appendFileSync } from 'node:fs'
import { fetchAlone } from '../support/fetch-alone.mjs'

const log = (text: string) => appendFileSync('/tmp/projects/pages.txt', `${text}\n`)
test('look', async () => {
  const origin = inject('origin')
  const world = inject('world')
  const owner = world.walkers.find(({ role }) => role === 'owner')
  if (!owner) throw new Error('no owner')
  const firm = `/firms/${world.ids.firmId}`
  const get = async (path: string) => {
    const answer = await fetchAlone(`${origin}${path}`, { headers: { cookie: owner.cookie, accept: 'text/html', 'accept-language': 'en' }, redirect: 'manual' })
    const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '').replace(/<style[\s\S]*?<\/style>/g, '').replace(/^[\s\S]*<main/, '<main').replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<[^>]+>/g, '|').replace(/(\|\s*)+/g, '|')
    log(`\n=== GET ${path} ${answer.status}\n${text.slice(0, 5000)}`)
  }
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await fetchAlone(`${origin}${path}`, { method: 'POST', headers: { cookie: owner.cookie, accept: 'text/html', origin }, body: new URLSearchParams(form), redirect: 'manual' })
    const text = await answer.text()
    log(`\n=== POST ${path} ${JSON.stringify(form)} ${answer.status} ${answer.headers.get('location')}`)
    return { location: answer.headers.get('location') ?? '', text }
  }
  const upload = async (content: string, name: string) => {
    const body = new FormData()
    body.set('file', new File([content], name, { type: 'text/csv' }))
    const answer = await fetchAlone(`${origin}${firm}/work-imports`, { method: 'POST', headers: { cookie: owner.cookie, accept: 'text/html', origin }, body, redirect: 'manual' })
    const text = (await answer.text())
    log(`\n=== UPLOAD ${name} ${answer.status} ${answer.headers.get('location')} ${text.includes('not from a program we can read')} ${text.includes('Choose a file first')}`)
    return answer.headers.get('location') ?? ''
  }
  await get(`${firm}/work-imports`)
  await upload('Dear all,', 'letter.txt')
  await upload('', 'empty.csv')
  const own = await upload('Tag;Wer;Std\n03.03.2025;Eva;1,5\n', 'own.csv')
  await get(own)
  await post(own, { intent: 'columns', holds: 'time' })
  await post(own, { intent: 'columns', holds: 'time', startDate: 'Tag', person: 'Wer', duration: 'Std' })
  await get(own)
  const heads = 'User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags'
  const file = [heads, 'Ada Stone,ada@example.org,Dom GmbH,Website,Draft,Logo,Yes,2025-03-13,09:00:00,2025-03-13,10:30:00,01:30:00,', 'Ada Stone,ada@example.org,Dom GmbH,Website,Draft,Broken,Yes,2025-03-14,09:00:00,2025-03-14,10:00:00,soon,'].join('\n')
  const toggl = await upload(file, 'toggl.csv')
  await get(toggl)
  await post(toggl, { intent: 'commit', 'people.0.key': 'person1', 'people.0.userId': '' })
  await get(toggl)
  await get(`${firm}/time/entries`)
  await post(toggl, { intent: 'undo' })
  await get(toggl)
  const project = await post(`${firm}/projects/new`, { name: 'Website', state: 'active', billing: 'hours', startDate: '2026-11-30', noticePercent: '80', roundMode: 'none', roundMinutes: '15', roundPer: 'entry' })
  const id = /projects\/(\w{26})/.exec(project.location)?.[1] ?? ''
  await post(`${firm}/tasks/new`, { title: 'Concept', projectId: id, state: 'todo', priority: 'normal', percentDone: '0', dueDate: '2026-12-02', repeats: 'weekly', repeatEvery: '2', repeatFrom: 'due' })
  await get(`${firm}/tasks/new`)
  await get(`${firm}/projects/${id}/template`)
  const template = (await post(`${firm}/projects/${id}/template`, { name: 'Small' })).location
  await get(template)
  const refused = await post(template, { name: '', startDate: '2027-01-04' })
  log(String(refused.text.includes('aria-invalid')))
  await post(template, { name: 'Shop', customer: '', managerId: '', startDate: '2027-01-04' })
  await get(`${firm}/tasks`)
  await get(`${firm}/project-templates`)
  await post(template, { intent: 'delete' })
  await get(`${firm}/project-templates`)
}, 200_000)
