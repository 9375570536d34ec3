import type { ApiOperation } from './read-description.ts'

/** A call as code: with curl, in TypeScript and in Python, each with nothing but what they come with. */
export function snippetsOf(operation: ApiOperation, origin: string) {
  return [
    { language: 'curl', code: curlOf(operation, origin) },
    { language: 'TypeScript', code: typescriptOf(operation, origin) },
    { language: 'Python', code: pythonOf(operation, origin) },
  ] as const
}

type Part = Pick<ApiOperation, 'method' | 'path' | 'body' | 'isPublic'>

function curlOf({ method, path, body, isPublic }: Part, origin: string): string {
  return [
    `curl -X ${method} '${origin}/api${path}'`,
    ...(isPublic ? [] : [`-H "Authorization: Bearer $FIRMAMENT_KEY"`]),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d '${jsonOf(body).replaceAll("'", "'\\''")}'`]),
  ].join(' \\\n  ')
}

function typescriptOf({ method, path, body, isPublic }: Part, origin: string): string {
  const headers = [
    ...(isPublic ? [] : ["    authorization: 'Bearer ' + process.env.FIRMAMENT_KEY,"]),
    ...(body === undefined ? [] : ["    'content-type': 'application/json',"]),
  ]
  return [
    `const answer = await fetch('${origin}/api${path}', {`,
    `  method: '${method}',`,
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(jsonOf(body))}),`]),
    '})',
    'console.log(answer.status, await answer.json())',
  ].join('\n')
}

function pythonOf({ method, path, body, isPublic }: Part, origin: string): string {
  const data = body === undefined ? '' : `json.dumps(json.loads(r'''${jsonOf(body)}''')).encode()`
  const headers = [
    ...(isPublic ? [] : [`"Authorization": "Bearer " + os.environ["FIRMAMENT_KEY"]`]),
    ...(body === undefined ? [] : [`"Content-Type": "application/json"`]),
  ]
  return [
    'import json, os, urllib.request',
    '',
    'request = urllib.request.Request(',
    `    "${origin}/api${path}",`,
    `    method="${method}",`,
    `    headers={${headers.join(', ')}},`,
    ...(data ? [`    data=${data},`] : []),
    ')',
    'with urllib.request.urlopen(request) as answer:',
    '    print(answer.status, json.load(answer))',
  ].join('\n')
}

export function jsonOf(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ')
}
