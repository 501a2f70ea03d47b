// A person at a browser: what people do on several pages, in their words.
import {expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page} from "@playwright/test";
import {randomBytes} from "node:crypto";
import {Line} from "./line";
import {stage} from "./stage";

export const password = "all the world's a sea";

export class Player {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly line: Line;

  private constructor(name: string, context: BrowserContext, page: Page, line: Line) {
    this.name = name;
    this.context = context;
    this.page = page;
    this.line = line;
  }

  // Nobody is signed in yet. What goes wrong in the page fails the spec.
  static async sitDown(browser: Browser, options: BrowserContextOptions = {}): Promise<Player> {
    const line = await Line.to(stage().web);
    const context = await browser.newContext({
      locale: "en-GB",
      reducedMotion: "reduce",
      baseURL: line.url,
      ...options,
    });
    const page = await context.newPage();
    page.on("pageerror", (error) => {
      throw error;
    });
    return new Player(`player_${randomBytes(5).toString("hex")}`, context, page, line);
  }

  async register(): Promise<void> {
    await this.page.goto("/");
    await this.fillRegistration();
    await expect(this.page.getByRole("heading", {level: 1, name: "My games"})).toBeVisible();
  }

  // On whatever page asks for an account.
  async fillRegistration(): Promise<void> {
    await this.page.getByRole("tab", {name: "Register"}).click();
    await this.page.getByLabel("Name").fill(this.name);
    await this.page.getByLabel("Password").fill(password);
    await this.page.getByRole("button", {name: "Register"}).click();
    await expect(this.page.getByRole("button", {name: this.name})).toBeVisible();
  }

  // Another device of that person.
  async signInAs({name}: Player): Promise<void> {
    const {page} = this;
    await page.goto("/");
    await page.getByRole("tab", {name: "Sign in"}).click();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", {name: "Sign in"}).click();
    await expect(page.getByRole("heading", {level: 1, name: "My games"})).toBeVisible();
  }

  // The address of the new game, as everybody can open it.
  async setUp({
    scenario = "Training: Coronel",
    opponent = "The server's bot",
    side = "German",
    title = "",
  } = {}): Promise<string> {
    const {page} = this;
    await page.getByRole("navigation").getByRole("link", {name: "New game"}).click();
    await page.getByLabel("Scenario").selectOption({label: scenario});
    await page.getByRole("radio", {name: opponent}).check();
    await page.getByRole("radio", {name: side}).check();
    if (title) await page.getByLabel("Title").fill(title);
    await page.getByRole("button", {name: "Set up the game"}).click();
    await page.waitForURL(/\/games\//);
    return new URL(page.url()).pathname;
  }

  // By the link that the other has been given for the game.
  async takeFreeSide(host: Player, game: string): Promise<void> {
    const link = new URL(await host.page.getByLabel("Invitation link").inputValue());
    await this.page.goto(link.pathname);
    await this.fillRegistration();
    await this.page.getByRole("button", {name: "Take the free side"}).click();
    await this.page.waitForURL(`**${game}`);
  }

  async say(words: string): Promise<void> {
    const field = this.page.getByLabel("Say to everybody");
    await field.fill(words);
    await field.press("Enter");
  }

  async leave(): Promise<void> {
    await this.context.close();
    await this.line.close();
  }
}
