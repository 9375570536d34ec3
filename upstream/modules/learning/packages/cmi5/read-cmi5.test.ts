import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { RefusedPackage } from '../package-problem.ts'
import { courseOf, packageOf, titled, unitOf } from '../packages.fixture.ts'
import { readPackage } from '../read-package.ts'
import { zipOf } from '../zip/write-zip.fixture.ts'
import { unitsOf } from './course-structure.ts'

function read(bytes: Uint8Array) {
  const found = readPackage(bytes)
  if (found.kind !== 'cmi5') throw new Error(found.kind)
  return found.course
}

function problems(bytes: Uint8Array): string[] {
  try {
    readPackage(bytes)
    return []
  } catch (error) {
    if (error instanceof RefusedPackage)
      return error.problems.map(({ what, at }) => `${what} ${at}`)
    throw error
  }
}

const objectives = `<objectives><objective id="https://example.com/o1">${titled('Objective')}</objective></objectives>`
const id = 'https://example.com/u1'

test('a course with blocks, objectives and units', () => {
  const inner = `<block id="https://example.com/b1">${titled('Block')}
    <objectives><objective idref="https://example.com/o1"/></objectives>
    <au id="${id}" moveOn="CompletedAndPassed" masteryScore="0.9" launchMethod="OwnWindow" activityType="http://adlnet.gov/expapi/activities/lesson">
    ${titled('Unit')}<url><![CDATA[ index.html?a=1&b=2 ]]></url>
    <launchParameters> some </launchParameters><entitlementKey>key</entitlementKey></au></block>`
  const course = read(packageOf({ 'cmi5.xml': courseOf(inner, objectives), 'index.html': '' }))
  expect(course).toMatchObject({
    courseId: 'https://example.com/course',
    title: [{ language: 'en', text: 'Course' }],
    objectives: [{ objectiveId: 'https://example.com/o1' }],
    children: [
      {
        kind: 'block',
        blockId: 'https://example.com/b1',
        objectiveIds: ['https://example.com/o1'],
      },
    ],
  })
  expect(unitsOf(course.children)).toMatchObject([
    {
      publisherId: id,
      moveOn: 'CompletedAndPassed',
      masteryScore: '0.9',
      launchMethod: 'OwnWindow',
      launch: { kind: 'file', path: 'index.html', query: '?a=1&b=2' },
      launchParameters: 'some',
      entitlementKey: 'key',
    },
  ])
})

test('the least a unit says: no rule to move on, any window', () => {
  const [unit] = unitsOf(read(strToU8(courseOf(unitOf(id)))).children)
  expect(unit).toMatchObject({
    moveOn: 'NotApplicable',
    launchMethod: 'AnyWindow',
    masteryScore: null,
  })
})

/** Cases 101 and 102 of the LMS test suite of cmi5 (CATAPULT of ADL). */
test('a thousand units, and ZIP64', () => {
  const units = Array.from({ length: 1_000 }, (_, at) => unitOf(`https://example.com/u${at}`)).join(
    '',
  )
  expect(unitsOf(read(strToU8(courseOf(units))).children)).toHaveLength(1_000)
  const wide = zipOf([{ name: 'cmi5.xml', bytes: strToU8(courseOf(unitOf(id))) }], { isWide: true })
  expect(unitsOf(read(wide).children)).toHaveLength(1)
})

/** What its cases 201 to 210 break, by number. */
test.each([
  ['201: an id without a scheme', courseOf(unitOf('example.com/u1')), ['badId example.com/u1']],
  [
    '202: a relative address without a package',
    courseOf(unitOf(id, 'index.html')),
    ['relativeUrlWithoutFile index.html'],
  ],
  [
    '202: one from the root',
    courseOf(unitOf(id, '/index.html?a=b')),
    ['relativeUrlWithoutFile /index.html?a=b'],
  ],
  [
    '204: a parameter of the launch',
    courseOf(unitOf(id, 'https://example.com/?endpoint=x')),
    ['reservedParameter endpoint'],
  ],
  ['205: a unit twice', courseOf(unitOf(id) + unitOf(id)), [`sameId ${id}`]],
  [
    '205: a block twice',
    courseOf(
      `<block id="urn:b">${titled('B')}${unitOf(id)}</block><block id="urn:b">${titled('B')}${unitOf('urn:u2')}</block>`,
    ),
    ['sameId urn:b'],
  ],
  [
    '206: no address',
    courseOf(unitOf(id, 'http://example.com index.html')),
    ['badUrl http://example.com index.html'],
  ],
  [
    '206: an address of a script',
    courseOf(unitOf(id, 'javascript:alert(1)')),
    ['badUrl javascript:alert(1)'],
  ],
  [
    '207: the address before the title',
    courseOf(`<au id="${id}"><url>https://example.com</url>${titled('U')}</au>`),
    ['structure courseStructure/au'],
  ],
  ['207: no unit at all', courseOf(''), ['structure courseStructure']],
  [
    '207: an unknown rule',
    courseOf(unitOf(id, undefined, 'moveOn="Sometimes"')),
    ['badValue Sometimes'],
  ],
  [
    '207: a score beyond 1',
    courseOf(unitOf(id, undefined, 'masteryScore="1.1"')),
    ['badValue 1.1'],
  ],
  [
    'an objective that the course lacks',
    courseOf(
      `<au id="${id}">${titled('U')}<objectives><objective idref="urn:o9"/></objectives><url>https://example.com</url></au>`,
    ),
    ['badValue urn:o9'],
  ],
  [
    'another namespace',
    courseOf(unitOf(id)).replace('profiles/cmi5/v1', 'profiles/cmi5/v9'),
    ['notCmi5 courseStructure'],
  ],
  [
    'a DOCTYPE',
    courseOf(unitOf(id)).replace('<courseStructure', '<!DOCTYPE c><courseStructure'),
    ['doctype cmi5.xml'],
  ],
])('%s is refused', (_, xml, found) => {
  expect(problems(strToU8(xml))).toEqual(found)
})

test('203, 208, 209, 210: a missing file, Markdown, no ZIP, no course in it', () => {
  expect(problems(packageOf({ 'cmi5.xml': courseOf(unitOf(id, 'gone.html')) }))).toEqual([
    'fileMissing gone.html',
  ])
  expect(problems(strToU8('# LMS test package'))).toEqual(['notZip notZip'])
  expect(problems(strToU8('PK\u0003\u0004 not a zip'))).toEqual(['notZip notZip'])
  expect(problems(packageOf({ 'README.md': '#' }))).toEqual(['noManifest imsmanifest.xml'])
  expect(problems(packageOf({ 'a/cmi5.xml': '', 'b/imsmanifest.xml': '' }))).toEqual([
    'manifestInFolder b/imsmanifest.xml',
  ])
})

test('elements of others are passed over where the schema lets them stand', () => {
  const xml = courseOf(`${unitOf(id)}<x:extra xmlns:x="urn:x"><x:au/></x:extra>`)
  expect(problems(strToU8(xml))).toEqual([])
})
