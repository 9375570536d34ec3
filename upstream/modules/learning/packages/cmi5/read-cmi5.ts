import { resolveAddress } from '../package-path.ts'
import {
  type PackageProblem,
  type ProblemKind,
  RefusedPackage,
  refused,
} from '../package-problem.ts'
import { isIri, isWebUrl } from '../xapi/iri.ts'
import { childAt, childrenOf } from '../xml/find-xml.ts'
import { readXml, UnreadableXml, type XmlElement } from '../xml/read-xml.ts'
import type { Archive } from '../zip/open-archive.ts'
import type {
  Cmi5Block,
  Cmi5Course,
  Cmi5Objective,
  Cmi5Unit,
  LanguageText,
  MoveOn,
} from './course-structure.ts'
import { structureFaults } from './structure-order.ts'

const fileName = 'cmi5.xml'
const namespace = 'https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd'
const mostUnits = 5_000
/** What a launch adds to the address, so that an address cannot have it (8.1). */
const reserved = ['endpoint', 'fetch', 'actor', 'registration', 'activityId']
const moveOns: MoveOn[] = [
  'NotApplicable',
  'Passed',
  'Completed',
  'CompletedAndPassed',
  'CompletedOrPassed',
]

/** What the reading of one course goes along with; `archive` is null for a lone XML file. */
type Reading = {
  archive: Archive | null
  objectiveIds: Set<string>
  fault: (what: ProblemKind, at: string, element: XmlElement) => void
}

/**
 * The course of a cmi5 package, or of a course structure that comes as an XML file alone.
 * @throws RefusedPackage with all that is wrong, each with its line
 */
export function readCmi5(source: Archive | Uint8Array): Cmi5Course {
  const archive = source instanceof Uint8Array ? null : source
  const file = source instanceof Uint8Array ? source : source.get(fileName)?.read()
  if (file === undefined) {
    const deeper = archive?.files.find(({ path }) => path.endsWith(`/${fileName}`))
    throw deeper ? refused('manifestInFolder', deeper.path) : refused('noManifest', fileName)
  }
  const root = readRoot(file)
  const problems: PackageProblem[] = structureFaults(root).map(({ at, line }) => ({
    what: 'structure',
    at,
    line,
  }))
  const reading: Reading = {
    archive,
    objectiveIds: new Set(),
    fault: (what, at, element) => problems.push({ what, at, line: element.line }),
  }
  judgeIds(root, reading)
  const course = readCourse(root, reading)
  if (problems.length > 0) throw new RefusedPackage(problems)
  return course
}

function readRoot(file: Uint8Array): XmlElement {
  try {
    const root = readXml(file)
    if (root.name === 'courseStructure' && root.namespace === namespace) return root
    throw refused('notCmi5', root.name, root.line)
  } catch (error) {
    if (error instanceof UnreadableXml) throw refused(error.reason, fileName)
    throw error
  }
}

/** Every id is an IRI, and stands once among those of its kind (13.1). */
function judgeIds(root: XmlElement, { fault }: Reading): void {
  const seen = { course: new Set(), block: new Set(), au: new Set(), objective: new Set() }
  let units = 0
  const walk = (element: XmlElement) => {
    for (const child of element.children) {
      const ids = Object.entries(seen).find(([name]) => name === child.name)?.[1]
      const { id } = child.attributes
      if (ids && id !== undefined) {
        if (!isIri(id.trim())) fault('badId', id, child)
        if (ids.has(id.trim())) fault('sameId', id, child)
        ids.add(id.trim())
      }
      if (child.name === 'au') units += 1
      walk(child)
    }
  }
  walk(root)
  if (units > mostUnits) fault('tooManyUnits', String(units), root)
}

function readCourse(root: XmlElement, reading: Reading): Cmi5Course {
  const course = childAt(root, 'course')
  const objectives = childrenOf(childAt(root, 'objectives'), 'objective').map(readObjective)
  for (const { objectiveId } of objectives) reading.objectiveIds.add(objectiveId)
  return {
    courseId: course?.attributes.id?.trim() ?? '',
    title: textsOf(course, 'title'),
    description: textsOf(course, 'description'),
    objectives,
    children: readChildren(root, reading),
  }
}

function readObjective(element: XmlElement): Cmi5Objective {
  return {
    objectiveId: element.attributes.id?.trim() ?? '',
    title: textsOf(element, 'title'),
    description: textsOf(element, 'description'),
  }
}

function readChildren(element: XmlElement, reading: Reading): (Cmi5Block | Cmi5Unit)[] {
  return element.children.flatMap((child): (Cmi5Block | Cmi5Unit)[] => {
    if (child.name === 'block') return [readBlock(child, reading)]
    return child.name === 'au' ? [readUnit(child, reading)] : []
  })
}

function readBlock(element: XmlElement, reading: Reading): Cmi5Block {
  return {
    kind: 'block',
    blockId: element.attributes.id?.trim() ?? '',
    title: textsOf(element, 'title'),
    description: textsOf(element, 'description'),
    objectiveIds: objectivesOf(element, reading),
    children: readChildren(element, reading),
  }
}

function readUnit(element: XmlElement, reading: Reading): Cmi5Unit {
  const { id = '', launchMethod, moveOn, masteryScore, activityType = '' } = element.attributes
  const method = launchMethod ?? 'AnyWindow'
  if (method !== 'AnyWindow' && method !== 'OwnWindow') reading.fault('badValue', method, element)
  const rule = moveOns.find((one) => one === (moveOn ?? 'NotApplicable'))
  if (rule === undefined) reading.fault('badValue', moveOn ?? '', element)
  const isScore =
    masteryScore === undefined || /^(0(\.\d{1,4})?|1(\.0{1,4})?|\.\d{1,4})$/.test(masteryScore)
  if (!isScore) reading.fault('badValue', masteryScore, element)
  return {
    kind: 'unit',
    publisherId: id.trim(),
    title: textsOf(element, 'title'),
    description: textsOf(element, 'description'),
    objectiveIds: objectivesOf(element, reading),
    launch: readLaunch(element, reading),
    launchMethod: method === 'OwnWindow' ? method : 'AnyWindow',
    launchParameters: childAt(element, 'launchParameters')?.text.trim() ?? '',
    entitlementKey: childAt(element, 'entitlementKey')?.text.trim() ?? '',
    moveOn: rule ?? 'NotApplicable',
    masteryScore: masteryScore?.replace(/^\./, '0.') ?? null,
    activityType,
  }
}

function readLaunch(element: XmlElement, { archive, fault }: Reading): Cmi5Unit['launch'] {
  const url = childAt(element, 'url')?.text.trim() ?? ''
  const none = { kind: 'outside' as const, url }
  const [, search = ''] = /\?([^#]*)/.exec(url) ?? []
  const taken = [...new URLSearchParams(search).keys()].find((key) => reserved.includes(key))
  if (taken !== undefined) fault('reservedParameter', taken, element)
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) {
    if (!isWebUrl(url)) fault('badUrl', url, element)
    return none
  }
  if (url === '' || /\s/.test(url)) {
    fault('badUrl', url, element)
    return none
  }
  if (archive === null) {
    fault('relativeUrlWithoutFile', url, element)
    return none
  }
  const target = resolveAddress(archive, '', url)
  if (target.kind === 'file') return { kind: 'file', path: target.path, query: target.query }
  fault(target.kind === 'missing' ? 'fileMissing' : 'badUrl', url, element)
  return none
}

function objectivesOf(element: XmlElement, { objectiveIds, fault }: Reading): string[] {
  return childrenOf(childAt(element, 'objectives'), 'objective').map((one) => {
    const id = one.attributes.idref?.trim() ?? ''
    if (!objectiveIds.has(id)) fault('badValue', id, one)
    return id
  })
}

function textsOf(element: XmlElement | undefined, name: string): LanguageText[] {
  return childrenOf(childAt(element, name), 'langstring').map((one) => ({
    language: one.attributes.lang ?? '',
    text: one.text.trim(),
  }))
}
