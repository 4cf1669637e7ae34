import { toJsonSchema } from '@valibot/to-json-schema'
import type { Context } from 'hono'
import type { GenericSchema } from 'valibot'
import type { Endpoint } from '@marquee/contract/endpoint.ts'
import { PictureBytes } from '@marquee/contract/inquiry.ts'
import { pictureTypes } from '@marquee/contract/inquiry-limits.ts'
import { allEndpoints } from './all-endpoints.ts'
import { summaries } from './openapi-summaries.ts'

type Json = Record<string, unknown>

/** By name. A call without a summary does not compile. */
const summaryOf: Readonly<Record<string, string>> = summaries satisfies Record<
  keyof typeof allEndpoints,
  string
>

/** Responds with OpenAPI 3.1 for every call between app and operator. The document is built at the first request: it takes 7 ms. */
export function serveOpenApi(): (c: Context) => Response {
  let text: string | undefined
  return (c) => {
    text ??= JSON.stringify(openApi())
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  }
}

/** OpenAPI 3.1, generated from the schemas of the contract. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, endpoint] of Object.entries(allEndpoints)) {
    const methods = paths[endpoint.path] ?? {}
    paths[endpoint.path] = methods
    const method = endpoint.method.toLowerCase()
    const operation = describe(name, endpoint)
    const before = methods[method]
    methods[method] = before ? merge(before, operation) : operation
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee operator',
      version: '1',
      description: 'Money is an integer in minor units. Messages are stable keys that the app translates.',
    },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

function describe(name: string, endpoint: Endpoint): Json {
  const body = schemaOf(endpoint.body, 'input')
  const query = schemaOf(endpoint.query, 'input')
  const parameters: Json[] = propertiesOf(query).map(([field, schema]) => ({
    name: field,
    in: 'query',
    required: requiredOf(query).includes(field),
    schema,
  }))
  for (const [, part] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
    parameters.unshift({ name: part, in: 'path', required: true, schema: { type: 'string' } })
  }
  if (endpoint.keyed) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    })
  }
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
  return {
    operationId: name,
    summary: summaryOf[name],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestOf(endpoint, body),
    ...(endpoint.login ? { security: [{ bearer: [] }] } : {}),
    responses: {
      '200': {
        description: 'Success',
        ...(endpoint.data === PictureBytes
          ? { content: { 'image/webp': {} } }
          : json(envelope(endpoint, schemaOf(endpoint.data, 'input')))),
      },
      default: { description: 'An error of the catalogue', ...json(envelope(endpoint, { type: 'object' })) },
    },
  }
}

/** The body of a request: a picture's bytes, or JSON; none where it would have no field. */
function requestOf(endpoint: Endpoint, schema: Json): Json {
  const content =
    endpoint.body === PictureBytes
      ? Object.fromEntries(pictureTypes.map((type) => [type, {}]))
      : { 'text/plain': { schema }, 'application/json': { schema } }
  const isEmpty = endpoint.body !== PictureBytes && propertiesOf(schema).length === 0
  return isEmpty ? {} : { requestBody: { required: true, content } }
}

function envelope(endpoint: Endpoint, data: Json): Json {
  if (endpoint.envelope === 'A') {
    const properties = {
      RESULT: { type: 'boolean' },
      DATA: data,
      message: { type: 'string' },
      code: { type: 'integer' },
    }
    return { type: 'object', required: ['RESULT', 'DATA'], properties }
  }
  const properties = {
    code: { type: ['string', 'integer'] },
    msg: { type: 'string' },
    data,
    session: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } },
  }
  return { type: 'object', required: ['code', 'msg', 'data'], properties }
}

/** Merges two endpoints with one method and path (with and without a parameter) into one operation with either response. */
function merge(one: Json, other: Json): Json {
  const parameters = [one, other].flatMap((operation) => listOf(operation['parameters']))
  const responses = [one, other].map((operation) =>
    at(operation, ['responses', '200', 'content', 'application/json', 'schema']),
  )
  return {
    ...one,
    summary: `${String(one['summary'])}; ${String(other['summary'])}`,
    parameters: parameters.map((parameter) => ({ ...parameter, required: false })),
    security: [{}, { bearer: [] }],
    responses: {
      ...asJson(one['responses']),
      '200': { description: 'Success', content: { 'application/json': { schema: { oneOf: responses } } } },
    },
  }
}

function schemaOf(schema: GenericSchema | GenericSchema<never>, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema as GenericSchema, { typeMode, errorMode: 'ignore' })
  return rest
}

function propertiesOf(schema: Json): [string, unknown][] {
  return Object.entries(asJson(schema['properties']))
}

function requiredOf(schema: Json): readonly unknown[] {
  return Array.isArray(schema['required']) ? schema['required'] : []
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(asJson) : []
}

function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function at(value: Json, path: readonly string[]): Json {
  return path.reduce((inner, name) => asJson(inner[name]), value)
}
