import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { RefusedPackage } from '../package-problem.ts'
import { manifestOf, packageOf } from '../packages.fixture.ts'
import { readPackage } from '../read-package.ts'
import { isMet, parsePrerequisites } from './prerequisites.ts'
import { withParameters } from './read-scorm.ts'
import { launchable } from './scorm-package.ts'

const sco =
  '<resource identifier="R1" type="webcontent" adlcp:scormtype="sco" href="index.html"><file href="index.html"/></resource>'
const item = '<item identifier="I1" identifierref="R1"><title>Start</title></item>'

function read(manifest: string, files: Record<string, string> = { 'index.html': '' }) {
  const found = readPackage(packageOf({ 'imsmanifest.xml': manifest, ...files }))
  if (found.kind !== 'scorm') throw new Error(found.kind)
  return found.scorm
}

function problems(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof RefusedPackage)
      return error.problems.map(({ what, at, line }) => `${what} ${at} ${line}`)
    throw error
  }
}

test('a manifest of SCORM 1.2 becomes a structure', () => {
  const items = `<item identifier="C1"><title>Chapter</title>
    <item identifier="I1" identifierref="R1" isvisible="false" parameters="?lang=de">
      <title>Extinguishers</title>
      <adlcp:prerequisites type="aicc_script">I0&amp;~I9</adlcp:prerequisites>
      <adlcp:maxtimeallowed>00:30:00</adlcp:maxtimeallowed>
      <adlcp:timelimitaction>exit,message</adlcp:timelimitaction>
      <adlcp:datafromlms>start=2</adlcp:datafromlms>
      <adlcp:masteryscore>80</adlcp:masteryscore>
    </item></item>`
  const scorm = read(manifestOf(items, sco))
  expect(scorm).toMatchObject({
    standard: 'scorm12',
    edition: '1.2',
    identifier: 'M1',
    title: 'Fire safety',
    defaultOrganisation: 'O1',
    warnings: [],
  })
  expect(scorm.organisations[0]?.items[0]).toMatchObject({
    identifier: 'C1',
    title: 'Chapter',
    launch: null,
  })
  expect(launchable(scorm.organisations[0]?.items ?? [])).toEqual([
    {
      identifier: 'I1',
      title: 'Extinguishers',
      isVisible: false,
      items: [],
      launch: { path: 'index.html', query: '?lang=de', isSco: true, resourceId: 'R1' },
      masteryScore: '80',
      passingMeasure: null,
      completionThreshold: null,
      prerequisites: 'I0&~I9',
      maxTimeAllowed: '00:30:00',
      timeLimitAction: 'exit,message',
      dataFromLms: 'start=2',
    },
  ])
})

test('a manifest of SCORM 2004: measures, bases, and what of its sequencing is not followed', () => {
  const items = `<item identifier="I1" identifierref="R1"><title>One</title>
    <adlcp:completionThreshold minProgressMeasure="0.75"/>
    <imsss:sequencing IDRef="S1"/></item>
    <item identifier="I2" identifierref=" R2 "><title>Two</title></item>`
  const resources = `<resource identifier="R1" adlcp:scormType="sco" href="page%20one.html" xml:base="content"/>
    <resource identifier = "R2"   adlcp:scormType = 'asset' href = "TWO.html"/>`
  const shared = `<imsss:sequencingCollection><imsss:sequencing ID="S1"><imsss:controlMode choice="false" flow="true"/>
    <imsss:sequencingRules><imsss:postConditionRule/></imsss:sequencingRules><imsss:rollupRules objectiveMeasureWeight="0"/><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true">
    <imsss:minNormalizedMeasure>0.6</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives>
    </imsss:sequencing></imsss:sequencingCollection>`
  const manifest = manifestOf(items, resources, '2004 4th Edition').replace(
    '</manifest>',
    `${shared}</manifest>`,
  )
  const scorm = read(manifest, { 'content/page one.html': '', 'two.html': '' })
  expect(scorm.standard).toBe('scorm2004')
  const [one, two] = launchable(scorm.organisations[0]?.items ?? [])
  expect([one?.launch?.path, one?.passingMeasure, one?.completionThreshold]).toEqual([
    'content/page one.html',
    '0.6',
    '0.75',
  ])
  expect([one?.rules?.mode, one?.rules?.counts.weight, two?.rules]).toEqual([
    { hasChoice: false, flows: true, isForwardOnly: false },
    0,
    undefined,
  ])
  expect([two?.launch?.path, two?.launch?.isSco]).toEqual(['two.html', false])
  expect(scorm.warnings.map(({ what, at }) => `${what} ${at}`)).toEqual([
    'sequencingNotApplied I1',
    'otherCase two.html',
  ])
})

test('a manifest in another encoding, and one in a folder', () => {
  const latin = manifestOf(item.replace('Start', 'Löschen'), sco).replace('UTF-8', 'ISO-8859-1')
  const bytes = Uint8Array.from([...latin].map((letter) => letter.charCodeAt(0)))
  const found = readPackage(zipSync({ 'imsmanifest.xml': bytes, 'index.html': new Uint8Array() }))
  expect(found.kind === 'scorm' && found.scorm.organisations[0]?.items[0]?.title).toBe('Löschen')
  const broken = latin.replace('ISO-8859-1', 'UTF-8')
  const wrong = Uint8Array.from([...broken].map((letter) => letter.charCodeAt(0)))
  expect(problems(() => readPackage(zipSync({ 'imsmanifest.xml': wrong })))).toEqual([
    'encoding imsmanifest.xml null',
  ])
  const inFolder = packageOf({
    'course/imsmanifest.xml': manifestOf(item, sco),
    'course/index.html': '',
  })
  expect(problems(() => readPackage(inFolder))).toEqual([
    'manifestInFolder course/imsmanifest.xml null',
  ])
})

test.each([
  [
    'a DOCTYPE with an entity',
    '<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]><manifest>&x;</manifest>',
    'doctype imsmanifest.xml null',
  ],
  [
    'entities that multiply',
    '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><manifest/>',
    'doctype imsmanifest.xml null',
  ],
  [
    'a DOCTYPE in lower case after a comment',
    '<!-- x --><!doctype m><manifest/>',
    'doctype imsmanifest.xml null',
  ],
  ['a cut file', '<manifest><organizations>', 'malformed imsmanifest.xml null'],
  ['a wrong root', '<course/>', 'notScorm course 1'],
  ['no organisation', '<manifest><organizations/></manifest>', 'noOrganisation  1'],
  [
    'an unknown resource',
    manifestOf('<item identifier="I" identifierref="R9"><title>x</title></item>', sco),
    'noLaunch O1 null',
  ],
])('%s is refused', (_, manifest, problem) => {
  expect(problems(() => read(manifest))).toEqual([problem])
})

test('a launch file that is missing, outside, or above the package', () => {
  const of = (href: string) =>
    problems(() =>
      read(manifestOf(item, `<resource identifier="R1" adlcp:scormtype="sco" href="${href}"/>`)),
    )
  expect(of('gone.html')).toEqual(['fileMissing gone.html 7'])
  expect(of('../index.html')).toEqual(['fileMissing ../index.html 7'])
  expect(of('https://example.com/x.html')).toEqual(['noLaunch O1 null'])
  expect(of('javascript:alert(1)')).toEqual(['noLaunch O1 null'])
  expect(of('sub/../index.html#start')).toEqual([])
})

test('a comment may speak of a DOCTYPE', () => {
  expect(problems(() => read(manifestOf(`<!-- <!DOCTYPE html> -->${item}`, sco)))).toEqual([])
})

/** SCORM 2004 CAM, 3.4.1.12. */
test.each([
  ['', '', ''],
  ['', 'a=1', '?a=1'],
  ['', '?a=1', '?a=1'],
  ['?x=1', '?a=1', '?x=1&a=1'],
  ['?x=1#top', '&a=1', '?x=1&a=1#top'],
  ['', '#top', '#top'],
  ['#a', '#b', '#a'],
])('the query "%s" with parameters "%s" is "%s"', (query, parameters, whole) => {
  expect(withParameters(query, parameters)).toBe(whole)
})

test.each([
  ['A & B', true],
  ['A & C', false],
  ['A | C', true],
  ['~C', true],
  ['~A | (B & C)', false],
  ['A & B | C', true],
  ['A = "passed"', true],
  ['A = p', true],
  ['A <> passed', false],
  ['C = failed', true],
  ['2*{A, B, C}', true],
  ['3*{A, B, C}', false],
  ['S1.A-2', true],
  ['A &', undefined],
  ['(A', undefined],
  ['A B', undefined],
  ['2*{A,', undefined],
  ['', undefined],
  ['('.repeat(100), undefined],
])('prerequisites %j: %s', (script, met) => {
  const statuses: Record<string, string> = {
    A: 'passed',
    B: 'completed',
    C: 'failed',
    'S1.A-2': 'completed',
  }
  const rule = parsePrerequisites(script)
  expect(rule && isMet(rule, (id) => statuses[id] ?? 'not attempted')).toBe(met)
})
