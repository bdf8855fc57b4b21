import 'server-only';
import { type ChosenTable, isChosenColumn, ROW_FILTERS } from '@/lib/contract/file-choice';
import type { Reviewers } from '@/lib/contract/file-formats';
import { ProblemError } from '../problem-error';
import { type JsonMember, jsonMembers } from './json-members';
import { errorIn, type OpenedFile } from './open-files';
import type { Progress } from './progress';

/** Minimum size of a sent part, in characters. */
const CHUNK = 64 * 1024;

/** Reads ndjson files as one, with the chosen rows and columns. Each line starts with the day and hour of its file. */
export async function* chooseLines(
  files: AsyncIterable<OpenedFile>,
  table: ChosenTable,
  reviewers: Reviewers,
  progress: Progress,
): AsyncGenerator<Buffer> {
  for await (const { report, parts } of files) {
    const { file } = report;
    const place = `"file_date":"${file.date}","file_hour":${file.hour}`;
    let number = 0;
    let text = '';
    try {
      for await (const line of linesOf(parts)) {
        number += 1;
        if (line.trim() === '') continue;
        const members = membersIn(line, number);
        if (!isChosenRow(members, table)) continue;
        report.rows += 1;
        progress.rows += 1;
        text += `{${[place, ...chosenMembers(members, table, reviewers)].join(',')}}\n`;
        if (text.length < CHUNK) continue;
        yield Buffer.from(text);
        text = '';
      }
    } catch (error) {
      throw errorIn(file, error);
    }
    yield Buffer.from(text);
  }
}

async function* linesOf(parts: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let incomplete = '';
  for await (const part of parts) {
    const lines = (incomplete + decoder.decode(part, { stream: true })).split('\n');
    incomplete = lines.pop() ?? '';
    yield* lines;
  }
  yield incomplete + decoder.decode();
}

function membersIn(line: string, number: number): JsonMember[] {
  try {
    return jsonMembers(line);
  } catch {
    throw new ProblemError({
      code: 'bad_answer',
      title: `Line ${number} is not a JSON object. Download the raw csv instead.`,
      retryable: false,
    });
  }
}

function isChosenRow(members: readonly JsonMember[], table: ChosenTable): boolean {
  return (['retailers', 'brands'] as const).every((name) => {
    if (table[name].length === 0) return true;
    const member = members.find((candidate) => candidate.name === ROW_FILTERS[name]);
    return member !== undefined && table[name].includes(JSON.parse(member.value));
  });
}

function chosenMembers(members: readonly JsonMember[], table: ChosenTable, reviewers: Reviewers): string[] {
  return members
    .filter(({ name }) => isChosenColumn(table, reviewers, name))
    .map(({ name, value }) => `${JSON.stringify(name)}:${value}`);
}
