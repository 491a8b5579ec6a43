import Libsql from 'libsql'

/** What may be bound to a `?` of a statement. Booleans are stored as 0 and 1. */
export type SqlValue = string | number | boolean | null | undefined

const bind = (values: readonly SqlValue[]) =>
  values.map((value) => (typeof value === 'boolean' ? Number(value) : (value ?? null)))

/** Statements that are kept prepared: lists make many different ones, of which a few are asked again and again. */
const mostStatements = 200

/**
 * The embedded database, made narrow: parameters always go in as a list (libsql ends the
 * process on a boolean and misreads a lone null), rows come out without its own metadata.
 */
export class SandboxDatabase {
  private readonly connection: Libsql.Database
  private readonly statements = new Map<string, Libsql.Statement>()

  /** `file` is a path or ':memory:'. */
  constructor(file: string) {
    this.connection = new Libsql(file)
    this.connection.exec('PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;')
    if (file !== ':memory:') this.connection.pragma('journal_mode = WAL')
  }

  exec(sql: string): void {
    this.connection.exec(sql)
  }

  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    return this.statement(sql).all(bind(values)) as Row[]
  }

  one<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.all<Row>(sql, ...values)[0]
  }

  /** Answers the id of the inserted row. */
  insert(sql: string, ...values: SqlValue[]): number {
    return Number(this.statement(sql).run(bind(values)).lastInsertRowid)
  }

  /** Answers the number of changed rows. */
  run(sql: string, ...values: SqlValue[]): number {
    return this.statement(sql).run(bind(values)).changes
  }

  /** All or nothing. Inside another transaction the work joins it. */
  transaction<Result>(work: () => Result): Result {
    if (this.connection.inTransaction) return work()
    return this.connection.transaction(work).immediate() as Result
  }

  close(): void {
    this.statements.clear()
    this.connection.close()
  }

  private statement(sql: string): Libsql.Statement {
    const statement = this.statements.get(sql) ?? this.connection.prepare(sql)
    // The one used last stands last; the one that was not used for longest goes.
    this.statements.delete(sql)
    this.statements.set(sql, statement)
    const [oldest] = this.statements.keys()
    if (this.statements.size > mostStatements && oldest !== undefined) this.statements.delete(oldest)
    return statement
  }
}
