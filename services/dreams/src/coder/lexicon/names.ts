const list = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

/** First names common in English-speaking countries over the last hundred years, and their short forms, that stand for one sex. */
export const maleNames = list(`
  aaron adam al alan albert alex alexander alfred allan allen andrew andy anthony antonio arnold art arthur austin ben benjamin bernard
  bernie bert bill billy bob bobby brad bradley brandon brendan brent brett brian bruce bryan burt caleb calvin cameron carl carlos cecil
  charles charley charlie chester christian christopher chuck clarence claude clifford clyde cody colin connor corey craig curtis dale
  dan daniel danny darren daryl dave david dean dennis derek dick dominic don donald doug douglas duane dustin dwight dylan earl ed
  eddie edgar edmund edward edwin eli elliot elmer eric erik ernest ethan eugene evan everett felix floyd francis frank frankie franklin
  fred freddie frederick gabriel garrett gary gavin gene geoff geoffrey george gerald gerard gilbert glen glenn gordon graham greg gregory
  guy hal hank harold harry harvey hector henry herb herbert herman howard hugh hugo hunter ian irving isaac ivan jack jacob jake
  james jamie jared jason jay jeff jeffrey jeremy jerome jerry jesse jim jimmy joe joel joey john johnny jon jonathan jordan jose joseph
  josh joshua juan julian justin karl keith ken kenneth kevin kirk kurt kyle lance larry lawrence lee len leo leon leonard leroy lester
  lewis liam lloyd logan lou louis lucas luis luke marc marcus mario mark marshall martin marvin mason matt matthew maurice max melvin
  michael miguel mike milton mitch mitchell morris nathan neal ned neil nelson nicholas nick noah noel norman oliver oscar otto owen
  patrick paul pedro pete peter phil philip phillip ralph randall randy ray raymond rex ricardo richard rick ricky rob robert roberto
  rodney roger roland ron ronald ronnie ross roy rudy russ russell ryan sam sammy samuel scott sean seth shane shawn sid sidney simon
  spencer stan stanley stephen steve steven stewart stuart ted teddy terry theodore thomas tim timothy toby todd tom tommy tony travis
  trevor troy tyler vernon victor vince vincent wade wallace walt walter warren wayne wendell wesley wilbur will willard william willie
  zach zachary
`);
export const femaleNames = list(`
  abby abigail ada adele agnes alexandra alice alicia alison allison alma amanda amber amelia amy ana andrea angela angie anita ann anna
  anne annette annie april arlene ashley audrey barb barbara beatrice becky bella bernice beth betsy bette betty beverly bonnie brenda
  bridget brittany caitlin camille candace carla carmen carol carole caroline carolyn carrie catherine cathy cecilia celia charlotte
  cheryl chloe chris christie christina christine cindy claire clara claudia colleen connie constance courtney cynthia daisy dana
  danielle darlene dawn debbie deborah debra denise diana diane dianne dolores donna doris dorothy edith eileen elaine eleanor elena
  elizabeth ella ellen elsie emily emma erica erin esther ethel eva evelyn faith fay felicia flora florence frances gail georgia
  geraldine gina ginny gladys gloria grace greta gretchen gwen hannah harriet hazel heather heidi helen hilda holly ida irene iris
  isabel isabella jackie jacqueline jan jane janet janice jean jeanette jeanne jenna jennifer jenny jessica jill jo joan joann joanna
  joanne josephine joy joyce juanita judith judy julia juliana julie june karen kate katherine kathleen kathryn kathy katie kay kayla
  kelly kim kimberly kristen kristin kristina laura lauren laurie leah lena lillian lily linda lisa lois lola lorraine louise lucille
  lucy lydia lynn mabel madeline madison mae maggie marcia margaret marge maria marian marianne marie marilyn marion marjorie martha
  mary maureen maxine megan melanie melinda melissa mia michelle mildred millie mimi minnie miriam molly monica muriel myra myrtle nan
  nancy naomi natalie nell nellie nicole nina nora norma olga olive olivia pam pamela pat patricia patsy patty paula pauline pearl
  peggy penny phyllis polly priscilla rachel rebecca regina rhoda rita roberta robin rosa rose rosemary roxanne ruby ruth sadie sally
  samantha sandra sandy sara sarah shannon sharon sheila shelley sherry shirley sonia sophia sophie stacy stella stephanie sue susan
  susanne suzanne sylvia tammy tara teresa thelma theresa tiffany tina tracy valerie vanessa vera veronica vicki victoria viola violet
  virginia vivian wanda wendy wilma winifred yvonne zoe
`);
