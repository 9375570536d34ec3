import { expect, test } from 'vitest'
import { readWork } from './read-work.ts'
import type { ImportedWork } from './shape.ts'

const berlin = { timeZone: 'Europe/Berlin' }

function read(text: string): ImportedWork {
  const work = readWork(text, berlin)
  if (!work) throw new Error('not read')
  return work
}

const jiraXml = `<!-- a comment --><rss version="0.92"><channel><title>Jira</title>
<item><title>[AR-1] Build</title><project id="1" key="AR">Areca</project><key id="10">AR-1</key>
<summary>Build &amp; test</summary><type id="1">Task</type><priority id="3">Medium</priority>
<status id="3">In Progress</status><statusCategory id="4" key="indeterminate"/><resolution id="-1">Unresolved</resolution>
<assignee accountid="-1">Unassigned</assignee><labels><label>web</label></labels>
<created>Fri, 24 Sep 2021 14:22:15 -0700</created><due>Mon, 4 Oct 2021 00:00:00 -0700</due>
<timeoriginalestimate seconds="28800">1 day</timeoriginalestimate><timespent seconds="3600">1 hour</timespent>
<issuelinks><issuelinktype id="1"><name>Blocks</name><outwardlinks description="blocks"><issuelink><issuekey id="11">AR-2</issuekey></issuelink><issuelink><issuekey id="99">XX-9</issuekey></issuelink></outwardlinks></issuelinktype>
<issuelinktype id="2"><name>Relates</name><inwardlinks description="relates to"><issuelink><issuekey id="11">AR-2</issuekey></issuelink></inwardlinks></issuelinktype></issuelinks></item>
<item><project id="1" key="AR">Areca</project><key id="11">AR-2</key><summary>Ship</summary>
<status id="5">Done</status><statusCategory id="3" key="done"/><assignee accountid="a1">Ada Lovelace</assignee>
<parent id="10">AR-1</parent><resolved>Sat, 25 Sep 2021 10:00:00 +0200</resolved>
<issuelinks><issuelinktype id="1"><name>Blocks</name><inwardlinks description="is blocked by"><issuelink><issuekey id="10">AR-1</issuekey></issuelink></inwardlinks></issuelinktype></issuelinks></item>
</channel></rss>`

test('Jira, XML: issues with parents, blocking links once, estimates, and the day as it was written', () => {
  const work = read(jiraXml)
  expect(work.projects).toMatchObject([{ name: 'Areca', code: 'AR' }])
  expect(work.tasks[0]).toMatchObject({
    key: 'AR-1',
    name: 'Build & test',
    due: '2021-10-04',
    estimateSeconds: 28_800,
    state: 'In Progress',
    isDone: false,
    assigneeKeys: [],
    labels: ['web'],
  })
  expect(work.tasks[1]).toMatchObject({ parentKey: 'AR-1', isDone: true, doneAt: '2021-09-25' })
  expect(work.people.map(({ name }) => name)).toEqual(['Ada Lovelace'])
  expect(work.links).toMatchObject([{ fromKey: 'AR-1', toKey: 'AR-2', kind: 'finishStart' }])
  expect(work.findings.map(({ line, key, text }) => [line, key, text])).toEqual([
    [1, 'timeWithoutLog', '1 hour'],
    [1, 'linkLeftOut', 'Relates'],
    [1, 'linkNotFound', 'XX-9'],
  ])
})

test('an XML file with a DOCTYPE, broken or too deep, is not read', () => {
  expect(readWork(`<!DOCTYPE rss [<!ENTITY a "b">]>${jiraXml}`, berlin)).toBeUndefined()
  expect(readWork(jiraXml.replace('</channel>', ''), berlin)).toBeUndefined()
  expect(readWork(`<rss>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</rss>`, berlin)).toBeUndefined()
})

test('Jira, CSV: repeated heads, parents by id, and work logs as entries that come to the time spent', () => {
  const work = read(
    [
      'Summary,Issue key,Issue id,Status,Project key,Project name,Resolution,Assignee,Created,Due Date,Labels,Labels,Original estimate,Time Spent,Parent id,Outward issue link (Blocks),Outward issue link (Blocks),Inward issue link (Blocks),Log Work,Log Work',
      'Build,AR-1,10,Done,AR,Areca,Done,Ada,24/Sep/21 2:22 PM,,web,shop,7200,5400,,AR-2,AR-3,,"Wrote; tested;24/Sep/21 2:22 PM;Ada;3600",;25/Sep/21 9:00 AM;Ben;1800',
      'Ship,AR-2,11,Open,AR,Areca,,,24/Sep/21 2:22 PM,04/Oct/21 12:00 AM,,,,900,10,,,AR-1,no log,',
      ',AR-4,12,Open,AR,Areca,,,,,,,,60,,,,,,',
    ].join('\n'),
  )
  expect(
    work.tasks.map(({ key, parentKey, isDone, due, labels }) => [
      key,
      parentKey,
      isDone,
      due,
      labels,
    ]),
  ).toEqual([
    ['AR-1', null, true, null, ['web', 'shop']],
    ['AR-2', 'AR-1', false, '2021-10-04', []],
  ])
  expect(work.links.map(({ fromKey, toKey }) => [fromKey, toKey])).toEqual([['AR-1', 'AR-2']])
  expect(
    work.entries.map(({ note, startedAt, seconds, taskKey }) => [
      note,
      startedAt,
      seconds,
      taskKey,
    ]),
  ).toEqual([
    ['Wrote; tested', '2021-09-24T12:22:00.000Z', 3600, 'AR-1'],
    ['', '2021-09-25T07:00:00.000Z', 1800, 'AR-1'],
  ])
  expect(work.sums).toMatchObject({
    file: { rows: 3, seconds: 6360 },
    read: { rows: 2, seconds: 5400 },
    refused: { rows: 1, seconds: 60 },
  })
  expect(work.findings.map(({ line, key, text }) => [line, key, text])).toEqual([
    [3, 'logUnreadable', 'no log'],
    [3, 'timeWithoutLog', '900'],
    [4, 'nameMissing', 'AR-4'],
    [2, 'linkNotFound', 'AR-3'],
  ])
})
